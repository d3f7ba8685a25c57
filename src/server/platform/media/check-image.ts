import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { MediaKind } from '#domain/media/media.ts';
import { UnusableFileError, type CheckResult, type FileToCheck } from './check-result.ts';
import { declaredSourceType, formerCredentials } from './declared-origin.ts';
import { essentialPng, xmpOfPng } from './essential-png.ts';
import { openPicture, PIXELS_MAX, readHeader } from './open-sharp.ts';

/** Maximum length of the longer side in films. */
const SIDE_MAX: Readonly<Partial<Record<MediaKind, number>>> = { image: 3840, logo: 2048 };
const SIDE_MIN = 16;
const PREVIEW_SIDE = 640;
const JPEG_QUALITY = 92;

/** Reads a picture and re-encodes it: rotated upright, in sRGB, without metadata. */
export async function checkImage(file: FileToCheck): Promise<CheckResult> {
  const { path, type, kind, folder } = file;
  const original = await readFile(path);
  const xmp = type === 'png' ? xmpOfPng(original) : null;
  const sourceType = declaredSourceType(xmp ? Buffer.concat([original, xmp]) : original);
  const bytes = await readable(original, type);
  const { width, height, pages, hasAlpha } = await readHeader(bytes);
  if ((pages ?? 1) > 1) {
    throw new UnusableFileError(
      'Animated images cannot be used. Please upload the animation as an MP4 clip.',
    );
  }
  if (width * height > PIXELS_MAX) {
    throw new UnusableFileError(
      `This image is too large. The limit is ${PIXELS_MAX / 1e6} megapixels.`,
    );
  }
  if (Math.min(width, height) < SIDE_MIN) {
    throw new UnusableFileError(
      `This image is too small. Each side must be at least ${SIDE_MIN} pixels.`,
    );
  }
  const side = SIDE_MAX[kind] ?? PREVIEW_SIDE;
  const upright = openPicture(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const isPhoto = kind === 'image' && !hasAlpha;
  const written = await (
    isPhoto
      ? upright.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
      : upright.png({ compressionLevel: 9 })
  ).toBuffer({ resolveWithObject: true });
  if (hasAlpha && (await isBlank(written.data))) {
    throw new UnusableFileError(
      'This image is empty or fully transparent. Please upload another one.',
    );
  }
  const main = isPhoto ? 'picture.jpg' : 'picture.png';
  await writeFile(join(folder, main), written.data);
  await writePreview(written.data, folder);
  const facts = {
    width: written.info.width,
    height: written.info.height,
    hasAlpha,
    ...sourceType,
    ...(await formerCredentials(file)),
  };
  return { kind: 'ready', facts, main, preview: PREVIEW_FILE };
}

async function isBlank(picture: Uint8Array): Promise<boolean> {
  const alpha = await openPicture(picture).extractChannel('alpha').raw().toBuffer();
  return alpha.every((value) => value === 0);
}

export const PREVIEW_FILE = 'preview.webp';

/** Writes the thumbnail for screens, from a re-encoded picture. */
export async function writePreview(picture: Uint8Array, folder: string): Promise<void> {
  const preview = await openPicture(picture)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  await writeFile(join(folder, PREVIEW_FILE), preview);
}

async function readable(original: Buffer, type: FileToCheck['type']): Promise<Uint8Array> {
  if (type === 'svg') return (await import('./draw-svg.ts')).drawSvg(original);
  return type === 'png' ? essentialPng(original) : original;
}
