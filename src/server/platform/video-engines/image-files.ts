import type { ClipImage } from '#server/platform/video-engines/video-engine.ts';

/** The picture as a `data:` URL. */
export function dataUrlOf({ bytes, mediaType }: ClipImage): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** `name` without its extension, which is determined by the type of the picture. */
export function imageFile({ bytes, mediaType }: ClipImage, name: string): File {
  const ending = mediaType === 'image/png' ? 'png' : 'jpg';
  return new File([new Uint8Array(bytes)], `${name}.${ending}`, { type: mediaType });
}
