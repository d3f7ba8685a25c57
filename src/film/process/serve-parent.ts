import process from 'node:process';
import { toFilmError } from '#film/film-error.ts';
import type { FromChild, ToChild } from '#film/process/child-messages.ts';
import { exitWithParent } from '#film/process/exit-with-parent.ts';
import { renderFilm } from '#film/render/render-film.ts';

/** Nicer than the server, so that requests are answered first. */
const PRIORITY = 10;

const cancellation = new AbortController();

/** Makes one film for the process's parent; the process never outlives it. */
export function serveParent(): void {
  exitWithParent(PRIORITY);
  process.on('message', (message: ToChild) => {
    if (message.kind === 'cancel') cancellation.abort();
    else void render(message);
  });
}

async function render({ order, settings }: ToChild & { kind: 'render' }): Promise<void> {
  const ending = await renderFilm(order, {
    ...settings,
    signal: cancellation.signal,
    onProgress: (progress) => tell({ kind: 'progress', ...progress }),
  }).then(
    (film): FromChild => ({ kind: 'finished', film }),
    (error: unknown): FromChild => {
      const { reason, message } = toFilmError(error, 'pictureFailed');
      return { kind: 'failed', reason, message };
    },
  );
  tell(ending, () => process.exit(0));
}

function tell(message: FromChild, then: () => void = () => undefined): void {
  if (process.connected) process.send?.(message, undefined, {}, then);
  else then();
}
