import type * as WebCodecsModule from '@napi-rs/webcodecs';
import { FilmError } from '#film/film-error.ts';

export type WebCodecs = typeof WebCodecsModule;

/** The binding that decodes clips; rejects with a sentence where its binary is missing. */
export async function loadCodecs(): Promise<WebCodecs> {
  try {
    return await import('@napi-rs/webcodecs');
  } catch (error) {
    const message = 'Clips of models need the optional package @napi-rs/webcodecs to be decoded.';
    throw new FilmError('encoderMissing', message, { cause: error });
  }
}

/** The bytes of a codec's description, whatever view or buffer it comes in; shared, not copied. */
export function bytesOf(source: NonNullable<VideoDecoderConfig['description']>): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
