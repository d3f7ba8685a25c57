import { FilmError } from '#film/film-error.ts';
import type { WebCodecs } from '#film/web-codecs.ts';

/** The binding that decodes clips; rejects with a sentence where its binary is missing. */
export async function loadCodecs(): Promise<WebCodecs> {
  try {
    return await import('@napi-rs/webcodecs');
  } catch (error) {
    const message = 'Clips of models need the optional package @napi-rs/webcodecs to be decoded.';
    throw new FilmError('encoderMissing', message, { cause: error });
  }
}
