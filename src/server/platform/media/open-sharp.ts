import sharp, { type Sharp } from 'sharp';

/**
 * The only loaders that a stranger's file can reach. libvips would choose by content among dozens,
 * one of which renders SVG with its references to files.
 */
const ALLOWED_LOADERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
];

/** Larger pictures are refused before they are decoded. */
export const PIXELS_MAX = 50_000_000;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ALLOWED_LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** Opens the bytes of a PNG, JPEG or WebP picture; anything else is refused by the library. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true });
}
