import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import { falModelOf, type FalModel } from '#server/platform/video-engines/fal/fal-models.ts';
import { aspectOf, withExtra } from '#server/platform/video-engines/comfyui/fill-placeholders.ts';
import { dataUrlOf } from '#server/platform/video-engines/image-files.ts';
import {
  NotAccepted,
  type ClipOrder,
  type ImageSupport,
  type Json,
} from '#server/platform/video-engines/video-engine.ts';

/** The path for an order: with pictures, fal has another one for the same model. */
export function pathOf({ model, imageModel }: EngineSettings, { images }: ClipOrder): string {
  const hasPictures = images?.start !== undefined || (images?.references?.length ?? 0) > 0;
  return hasPictures && imageModel !== '' ? imageModel : model;
}

/** The pictures that a model on fal takes. */
export function falImagesOf({ model, imageModel }: EngineSettings): ImageSupport {
  const { start, end, references } =
    falModelOf(imageModel === '' ? model : imageModel)?.images ?? {};
  const frames = start === undefined ? 'none' : end === undefined ? 'start' : 'start_and_end';
  return { frames, references: references !== undefined };
}

/** The fields of an order for its model; the operator's extra fields take precedence. */
export function falFieldsOf(settings: EngineSettings, order: ClipOrder): Record<string, Json> {
  const known = falModelOf(pathOf(settings, order));
  const { negativePrompt, sound, extra } = settings;
  if (known && !('aspect_ratio' in extra)) requireShape(known, order);
  const fields = {
    prompt: order.prompt,
    ...lengthOf(known, order),
    ...shapeOf(known, order),
    ...(known?.seed !== false && { seed: order.seed }),
    ...(negativePrompt !== null &&
      known?.negativePrompt !== false && { negative_prompt: negativePrompt }),
    ...(known?.sound !== 'none' && { generate_audio: sound === 'model' }),
    ...imagesOf(known, order),
  };
  return withExtra(fields, settings, order);
}

function requireShape({ shapes }: FalModel, order: ClipOrder): void {
  if (!Array.isArray(shapes) || shapes.includes(aspectOf(order))) return;
  const detail = `the model makes ${shapes.join(' and ')} only, not ${aspectOf(order)}`;
  throw new NotAccepted('order_refused', detail, false);
}

function lengthOf(known: FalModel | null, { seconds }: ClipOrder): Record<string, Json> {
  const length = known?.length ?? { as: 'text' };
  switch (length.as) {
    case 'text':
      return { duration: String(seconds) };
    case 'text_s':
      return { duration: `${seconds}s` };
    case 'number':
      return { duration: seconds };
    case 'fixed':
      return {};
    case 'frames': {
      const { fps, frameStep, framesMax, rateField } = length;
      const frames = Math.ceil((seconds * fps) / frameStep - 1e-6) * frameStep + 1;
      const rate = rateField === undefined ? {} : { [rateField]: fps };
      return { num_frames: Math.min(frames, framesMax), ...rate };
    }
  }
}

function shapeOf(known: FalModel | null, order: ClipOrder): Record<string, Json> {
  const shapes = known ? known.shapes : [];
  if (shapes === null) return {};
  if (shapes === 'video_size') return { video_size: { width: order.width, height: order.height } };
  return shapes.length === 1 ? {} : { aspect_ratio: aspectOf(order) };
}

function imagesOf(known: FalModel | null, { images }: ClipOrder): Record<string, Json> {
  const { start, end, references } = known?.images ?? {};
  return {
    ...(start !== undefined && images?.start && { [start]: dataUrlOf(images.start) }),
    ...(end !== undefined && images?.end && { [end]: dataUrlOf(images.end) }),
    ...(references !== undefined &&
      images?.references && { [references]: images.references.map(dataUrlOf) }),
  };
}
