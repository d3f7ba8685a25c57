import sharp, { type Metadata, type Sharp } from 'sharp';

/**
 * The only loaders that untrusted files can reach. By default libvips chooses among dozens by
 * content, one of which renders SVG with file references.
 */
const ALLOWED_LOADERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
];

/** Larger pictures are refused before decoding. */
export const PIXELS_MAX = 50_000_000;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ALLOWED_LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** Opens a PNG, JPEG or WebP picture; the library rejects anything else. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true });
}

/** What the header of a picture of any size says; its pixels are not decoded. */
export function readHeader(bytes: Uint8Array): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
