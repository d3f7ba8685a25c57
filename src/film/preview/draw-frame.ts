import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FilmError, filmCancelled } from '#film/film-error.ts';
import type { MediaFiles } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';

/** What a process that draws one frame is told. */
export interface FrameRequest {
  readonly order: FilmOrder;
  readonly frameIndex: number;
  /** The own photos, clips and logos of the order. */
  readonly mediaFiles: MediaFiles;
}

export type FrameAnswer = { readonly png: Uint8Array } | { readonly message: string };

const ENTRY = fileURLToPath(new URL('draw-frame-process.ts', import.meta.url));
const STDIO = ['ignore', 'ignore', 'inherit', 'ipc'] as const satisfies unknown[];

/**
 * Draws a frame of a film as a PNG, without words, labels and logos laid over it, in a process of its own:
 * what a clip of a model begins or ends with. Shots of a model are drawn by the studio, so that its clips
 * show the right table in the right room. Rejects with a FilmError.
 */
export function drawFrame(request: FrameRequest, signal?: AbortSignal): Promise<Uint8Array> {
  if (signal?.aborted) return Promise.reject(filmCancelled());
  const child = fork(ENTRY, { serialization: 'advanced', execArgv: [], stdio: STDIO });
  const cancel = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', cancel, { once: true });
  child.send(request, () => undefined);
  return new Promise((resolve, reject) => {
    let answer: FrameAnswer | null = null;
    child.on('message', (message: FrameAnswer) => {
      answer = message;
    });
    child.on('error', (error) => reject(new FilmError('processEnded', error.message)));
    child.on('exit', () => {
      signal?.removeEventListener('abort', cancel);
      if (answer && 'png' in answer) resolve(answer.png);
      else if (signal?.aborted) reject(filmCancelled());
      else reject(new FilmError('pictureFailed', answer?.message ?? 'A frame could not be drawn.'));
    });
  });
}
