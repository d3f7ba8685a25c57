import {
  NotAccepted,
  type ClipImages,
  type ImageSupport,
} from '#server/platform/video-engines/video-engine.ts';

const FRAMES: Record<ImageSupport['frames'], ReadonlySet<keyof ClipImages>> = {
  none: new Set(),
  start: new Set(['start']),
  start_and_end: new Set(['start', 'end']),
};

const NAMES: Record<keyof ClipImages, string> = {
  start: 'a start frame',
  end: 'a last frame',
  references: 'reference images',
};

/**
 * Throws {@link NotAccepted} if an order has pictures that its engine would ignore: the clip would
 * be paid for and wrong.
 */
export function requireUsableImages(images: ClipImages | undefined, support: ImageSupport): void {
  const given = (Object.keys(NAMES) as (keyof ClipImages)[]).filter((kind) => {
    const value = images?.[kind];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
  const [unusable] = given.filter(
    (kind) => !FRAMES[support.frames].has(kind) && !(kind === 'references' && support.references),
  );
  if (unusable) {
    throw new NotAccepted(
      'order_refused',
      `This model takes no ${NAMES[unusable].replace(/^a /, '')}`,
      false,
    );
  }
  if (images?.end && !images.start) {
    throw new NotAccepted('order_refused', 'A last frame needs a start frame', false);
  }
}

/**
 * Throws {@link NotAccepted} if a workflow starts or ends with a picture that the order does not
 * have.
 */
export function requireNeededImages(
  images: ClipImages | undefined,
  { frames, references }: ImageSupport,
): void {
  const isMissing =
    (frames !== 'none' && !images?.start) ||
    (frames === 'start_and_end' && !images?.end) ||
    (references && !images?.references?.length);
  if (!isMissing) return;
  const detail = 'The workflow needs pictures that this order does not have';
  throw new NotAccepted('order_refused', detail, false);
}
