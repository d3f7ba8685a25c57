import { inflateSync } from 'node:zlib';

import { UnusableFileError } from './check-result.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around the contents of a chunk. */
const LENGTH_BYTES = 4;
const FRAME_BYTES = 12;
const PROFILE_BYTES_MAX = 4 * 1024 * 1024;
const XMP_BYTES_MAX = 1024 * 1024;
const XMP_KEYWORD = Buffer.from('XML:com.adobe.xmp\0');

/**
 * Chunks needed for the picture and its colours. Text chunks, which may unpack to a gibibyte, are
 * excluded.
 */
const ESSENTIAL = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);

interface Chunk {
  readonly name: string;
  /** Including length, name and checksum. */
  readonly whole: Buffer;
  readonly contents: Buffer;
}

/**
 * Returns a PNG without the chunks that a decoder does not need. Throws if the file is truncated or
 * animated.
 */
export function essentialPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (const { name, whole, contents } of chunksOf(bytes)) {
    if (name === 'acTL') {
      throw new UnusableFileError(
        'Animated images cannot be used. Please upload the animation as an MP4 clip.',
      );
    }
    const isTooLong = name === 'iCCP' && contents.length > PROFILE_BYTES_MAX;
    if (ESSENTIAL.has(name) && !isTooLong) kept.push(whole);
    if (name === 'IEND') return Buffer.concat(kept);
  }
  throw new UnusableFileError('This image is incomplete. Please export it again.');
}

/** Returns the XMP of a PNG, decompressed up to a plausible length; null if there is none. */
export function xmpOfPng(bytes: Buffer): Buffer | null {
  for (const { name, contents } of chunksOf(bytes)) {
    if (!contents.subarray(0, XMP_KEYWORD.length).equals(XMP_KEYWORD)) continue;
    const rest = contents.subarray(XMP_KEYWORD.length);
    // One byte names the compression method, of which there is only one.
    if (name === 'zTXt') return unpacked(rest.subarray(1));
    if (name !== 'iTXt') continue;
    // Two bytes about compression are followed by a language and a translated keyword, mostly
    // empty.
    const language = rest.indexOf(0, 2);
    const text = rest.subarray(rest.indexOf(0, language + 1) + 1);
    return rest[0] === 1 ? unpacked(text) : text;
  }
  return null;
}

function unpacked(bytes: Buffer): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: XMP_BYTES_MAX });
  } catch {
    return null;
  }
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const start = at + 2 * LENGTH_BYTES;
    const end = start + bytes.readUInt32BE(at);
    at = end + LENGTH_BYTES;
    if (at > bytes.length) return;
    yield {
      name: bytes.toString('latin1', start - LENGTH_BYTES, start),
      whole: bytes.subarray(start - 2 * LENGTH_BYTES, at),
      contents: bytes.subarray(start, end),
    };
  }
}
