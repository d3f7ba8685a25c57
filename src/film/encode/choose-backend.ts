import { env } from 'node:process';
import { FilmError } from '#film/film-error.ts';
import type { EncoderBackend } from '#film/encode/encoder-backend.ts';
import { findFfmpegBackend } from '#film/encode/ffmpeg-backend.ts';
import { loadWebCodecsBackend } from '#film/encode/webcodecs-backend.ts';

export type BackendId = EncoderBackend['id'];

/** The encoder of this machine: the npm binding where its binary loads, else the system's ffmpeg. */
export async function chooseBackend(): Promise<EncoderBackend> {
  const backend = (await loadWebCodecsBackend()) ?? findFfmpegBackend(ffmpegCommand());
  return backend ?? refuse();
}

/** A backend by name, for threads that must use the one their film began with. */
export async function openBackend(id: BackendId): Promise<EncoderBackend> {
  const backend =
    id === 'webcodecs' ? await loadWebCodecsBackend() : findFfmpegBackend(ffmpegCommand());
  return backend ?? refuse();
}

/** The system's ffmpeg, whether it is there or not. */
export function ffmpegCommand(): string {
  return env['FFMPEG_PATH'] ?? 'ffmpeg';
}

function refuse(): never {
  throw new FilmError(
    'encoderMissing',
    'No video encoder was found: install the optional package @napi-rs/webcodecs, or ffmpeg on the PATH (or name it in FFMPEG_PATH).',
  );
}
