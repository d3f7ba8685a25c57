import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { FilmError, filmCancelled } from '#film/film-error.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { FromChild, ToChild } from '#film/process/child-messages.ts';
import { filmEnvironment } from '#film/process/film-environment.ts';
import type { FinishedFilm } from '#film/render/render-film.ts';
import type { RenderOptions } from '#film/render/render-options.ts';

const ENTRY = fileURLToPath(new URL('film-process.ts', import.meta.url));
/** How long a cancelled film may take to clear up before its process is killed. */
const CANCEL_GRACE_MS = 5_000;

export interface ChildRenderOptions extends RenderOptions {
  /**
   * What becomes of finished segments when the signal fires: a film that is cancelled needs them no
   * more, one that goes on elsewhere or later does.
   */
  readonly whenAborted?: 'clear' | 'keep parts';
  /** Hears each line the process writes to its error output; without it, they go to this process's own. */
  readonly onErrorLine?: (line: string) => void;
}

/**
 * As `renderFilm`, in a process of its own at lower priority, so that the caller stays quick. The
 * process ends when the film does, when it is cancelled, and when this process dies in any way; a
 * film it leaves unfinished resumes from the same work folder.
 */
export function renderFilmInChild(
  order: FilmOrder,
  options: ChildRenderOptions,
): Promise<FinishedFilm> {
  const { whenAborted = 'clear', signal, onErrorLine, onProgress, ...settings } = options;
  if (signal?.aborted) return Promise.reject(filmCancelled());
  const stdio = onErrorLine ? HEAR_ERRORS : FORWARD_ERRORS;
  const child = fork(ENTRY, {
    serialization: 'advanced',
    execArgv: [],
    stdio: [...stdio],
    env: filmEnvironment(),
  });
  if (onErrorLine && child.stderr) createInterface(child.stderr).on('line', onErrorLine);
  send(child, { kind: 'render', order, settings });

  return new Promise((resolve, reject) => {
    let ending: FromChild | null = null;
    let grace: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      // Segments are whole or absent at any moment, so nothing has to be told or awaited.
      if (whenAborted === 'keep parts') return void child.kill('SIGKILL');
      send(child, { kind: 'cancel' });
      grace = setTimeout(() => child.kill('SIGKILL'), CANCEL_GRACE_MS);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    child.on('message', (message: FromChild) => {
      if (message.kind === 'progress') onProgress?.(progressOf(message));
      else ending = message;
    });
    child.on('error', (error) => reject(processEnded(error.message, error)));
    child.on('exit', (code, killedBy) => {
      clearTimeout(grace);
      signal?.removeEventListener('abort', cancel);
      if (ending?.kind === 'finished') resolve(ending.film);
      else if (ending?.kind === 'failed') reject(new FilmError(ending.reason, ending.message));
      else if (signal?.aborted) reject(filmCancelled());
      else reject(processEnded(killedBy ?? `code ${code}`));
    });
  });
}

const FORWARD_ERRORS = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
const HEAR_ERRORS = ['ignore', 'ignore', 'pipe', 'ipc'] as const;

function progressOf({ stage, progress }: FromChild & { kind: 'progress' }) {
  return { stage, progress };
}

function send(child: ChildProcess, message: ToChild): void {
  // A child that has just ended cannot be told; its exit is what the caller hears.
  if (child.connected) child.send(message, () => undefined);
}

function processEnded(how: string, cause?: Error): FilmError {
  return new FilmError('processEnded', `The film process ended early (${how}).`, { cause });
}
