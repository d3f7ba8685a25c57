import { fork } from 'node:child_process';
import { FilmError, filmCancelled } from '#film/film-error.ts';

/** What a process of one question answers. */
export type ChildAnswer<T> = { readonly value: T } | { readonly message: string };

const STDIO = ['ignore', 'ignore', 'inherit', 'ipc'] as const satisfies unknown[];

/** Asks one question of a process of its own, which ends with its answer. Rejects with a FilmError. */
export function askChild<T>(
  entry: string,
  request: object,
  { signal, otherwise }: { readonly signal?: AbortSignal | undefined; readonly otherwise: string },
): Promise<T> {
  if (signal?.aborted) return Promise.reject(filmCancelled());
  const child = fork(entry, { serialization: 'advanced', execArgv: [], stdio: STDIO });
  const cancel = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', cancel, { once: true });
  child.send(request, () => undefined);
  return new Promise((resolve, reject) => {
    let answer: ChildAnswer<T> | null = null;
    child.on('message', (message: ChildAnswer<T>) => {
      answer = message;
    });
    child.on('error', (error) => reject(new FilmError('processEnded', error.message)));
    child.on('exit', () => {
      signal?.removeEventListener('abort', cancel);
      if (answer && 'value' in answer) resolve(answer.value);
      else if (signal?.aborted) reject(filmCancelled());
      else reject(new FilmError('pictureFailed', answer?.message ?? otherwise));
    });
  });
}
