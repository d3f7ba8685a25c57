import { fork } from 'node:child_process';
import { FilmError, filmCancelled } from '#film/film-error.ts';
import { sandboxFor, type FileAccess } from '#film/process/sandbox.ts';

/** What a process says to the parent that asked it: `begun` once all it needs is loaded. */
export type ChildMessage<T> = 'begun' | { readonly value: T } | { readonly message: string };

/** How a process ended that was asked one question. */
export type ChildEnding<T> =
  | { readonly kind: 'answered'; readonly value: T }
  /** Its work threw, or never began; this says nothing about the files that it was to read. */
  | { readonly kind: 'failed'; readonly message: string }
  /** It crashed at its work, used too much, or took too long. */
  | { readonly kind: 'lost'; readonly message: string; readonly isKilled: boolean }
  | { readonly kind: 'cancelled' };

export interface ChildOptions extends FileAccess {
  readonly signal?: AbortSignal | undefined;
  /** How long its work may take once its program is loaded. */
  readonly timeoutMs?: number;
}

/** What decoders say of files from outside is not for the log. */
const STDIO = ['ignore', 'ignore', 'ignore', 'ipc'] as const satisfies unknown[];
const NOT_BEGUN = 'A process could not load its program.';

/**
 * Asks one question of a process of its own, whose entry calls `answerParent`. Whatever a file from
 * outside does to it (crash it, fill its memory, keep it busy), only this process ends.
 */
export function runInChild<T>(
  entry: string,
  request: object,
  { signal, timeoutMs, ...access }: ChildOptions,
): Promise<ChildEnding<T>> {
  if (signal?.aborted) return Promise.resolve({ kind: 'cancelled' });
  const options = { serialization: 'advanced', stdio: STDIO } as const;
  const child = fork(entry, { ...options, ...sandboxFor(entry, access) });
  return new Promise((resolve) => {
    let answer: ChildEnding<T> | null = null;
    let hasBegun = false;
    let timer: NodeJS.Timeout | undefined;
    const kill = () => void child.kill('SIGKILL');
    const begin = () => {
      hasBegun = true;
      if (timeoutMs !== undefined) timer = setTimeout(kill, timeoutMs);
    };
    const end = (ending: ChildEnding<T>) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      resolve(ending);
    };
    signal?.addEventListener('abort', kill, { once: true });
    child.on('message', (message: ChildMessage<T>) => {
      if (message === 'begun') begin();
      else if ('value' in message) answer = { kind: 'answered', value: message.value };
      else answer = { kind: 'failed', message: message.message };
    });
    child.on('error', ({ message }) => end({ kind: 'failed', message }));
    child.on('exit', (code, killedBy) => {
      if (answer) end(answer);
      else if (signal?.aborted) end({ kind: 'cancelled' });
      else if (hasBegun) end({ kind: 'lost', ...lossOf(killedBy ?? `code ${code}`) });
      else end({ kind: 'failed', message: NOT_BEGUN });
    });
    child.send(request, () => undefined);
  });
}

function lossOf(how: string) {
  return { message: `A process ended early (${how}).`, isKilled: how === 'SIGKILL' };
}

/** The answer of a process that draws or reads pictures; throws a FilmError where there is none. */
export function answerOf<T>(ending: ChildEnding<T>): T {
  if (ending.kind === 'answered') return ending.value;
  if (ending.kind === 'cancelled') throw filmCancelled();
  throw new FilmError('pictureFailed', ending.message);
}
