import { setPriority } from 'node:os';
import process from 'node:process';
import { toFilmError } from '#film/film-error.ts';
import type { FromChild, ToChild } from '#film/process/child-messages.ts';
import { renderFilm } from '#film/render/render-film.ts';

/** Nicer than the server, so that requests are answered first. */
const PRIORITY = 10;
const PARENT_CHECK_MS = 1_000;

const cancellation = new AbortController();

/** Makes one film for the process's parent; the process never outlives it. */
export function serveParent(): void {
  const parentId = process.ppid;
  setPriority(PRIORITY);
  // The channel closes however the parent ends, kill -9 included.
  process.on('disconnect', () => process.exit(1));
  // Should the channel have been closed before we listened, a changed parent tells.
  setInterval(() => {
    if (!process.connected || process.ppid !== parentId) process.exit(1);
  }, PARENT_CHECK_MS).unref();
  // Ctrl-C reaches the whole group; the parent decides what becomes of the film.
  process.on('SIGINT', () => undefined);
  process.on('message', (message: ToChild) => {
    if (message.kind === 'cancel') cancellation.abort();
    else void render(message);
  });
}

async function render({
  order,
  threads,
  modelPicture,
  mediaFiles,
  credentials,
  speech,
  ...folders
}: ToChild & { kind: 'render' }) {
  const ending = await renderFilm(order, {
    ...folders,
    ...(threads === undefined ? {} : { threads }),
    ...(modelPicture === undefined ? {} : { modelPicture }),
    ...(mediaFiles === undefined ? {} : { mediaFiles }),
    ...(credentials === undefined ? {} : { credentials }),
    ...(speech === undefined ? {} : { speech }),
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
