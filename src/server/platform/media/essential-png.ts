import { RefusedFile } from './check-result.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around the contents of a chunk. */
const LENGTH_BYTES = 4;
const FRAME_BYTES = 12;
const PROFILE_BYTES_MAX = 4 * 1024 * 1024;

/** What the picture and its colours need. Texts, which may unpack to a gibibyte, are not among it. */
const ESSENTIAL = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);

/**
 * Returns a PNG without the chunks that a decoder need not see. Throws where the file breaks off or
 * is animated.
 */
export function essentialPng(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) break;
    const name = nameAt(bytes, at + LENGTH_BYTES);
    if (name === 'acTL') {
      throw new RefusedFile(
        'Animated pictures cannot be used. Please upload the animation as an MP4 clip',
      );
    }
    const isTooLong = name === 'iCCP' && length > PROFILE_BYTES_MAX;
    if (ESSENTIAL.has(name) && !isTooLong) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  throw new RefusedFile('This picture breaks off before its end. Please export it again');
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + LENGTH_BYTES));
}
