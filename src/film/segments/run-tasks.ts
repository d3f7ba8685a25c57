import { Worker } from 'node:worker_threads';
import { FilmError, filmCancelled, toFilmError } from '#film/film-error.ts';
import type { ThreadReport, ThreadSetup, ThreadTask } from '#film/segments/thread-messages.ts';

export interface TaskRun {
  readonly setup: Omit<ThreadSetup, 'stopFlag'>;
  readonly tasks: readonly ThreadTask[];
  readonly threadCount: number;
  readonly signal: AbortSignal | undefined;
  readonly onFrame: () => void;
}

/** How long a thread may take to leave its frame before it is ended from outside. */
const STOP_GRACE_MS = 1_500;

/**
 * Runs the tasks on worker threads, in order of the list, one at a time per thread. The first failure
 * or the signal stops all of them; when the promise settles, no thread is running any more.
 */
export async function runTasks(run: TaskRun): Promise<void> {
  if (run.signal?.aborted) throw filmCancelled();
  const stopWord = new Int32Array(new SharedArrayBuffer(4));
  const queue = [...run.tasks];
  const threadCount = Math.min(run.threadCount, queue.length);
  const setup: ThreadSetup = { ...run.setup, stopFlag: stopWord.buffer };
  let failure: FilmError | null = null;
  const stop = (error: FilmError) => {
    failure ??= error;
    queue.length = 0;
    Atomics.store(stopWord, 0, 1);
    for (const thread of threads) thread.endSoon();
  };
  const cancel = () => stop(filmCancelled());
  const threads = Array.from({ length: threadCount }, () =>
    startThread(setup, queue, run.onFrame, stop),
  );
  run.signal?.addEventListener('abort', cancel, { once: true });
  try {
    await Promise.all(threads.map(({ ended }) => ended));
  } finally {
    run.signal?.removeEventListener('abort', cancel);
  }
  if (failure) throw toFilmError(failure, 'pictureFailed');
}

interface FilmThread {
  readonly ended: Promise<void>;
  endSoon(): void;
}

function startThread(
  setup: ThreadSetup,
  queue: ThreadTask[],
  onFrame: () => void,
  stop: (error: FilmError) => void,
): FilmThread {
  const worker = new Worker(new URL('film-thread.ts', import.meta.url), { workerData: setup });
  let isBusy = false;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const giveNext = () => {
    const task = queue.shift();
    isBusy = task !== undefined;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    if (task) worker.postMessage(task);
    else void worker.terminate();
  };
  worker.on('message', (report: ThreadReport) => {
    if (report.kind === 'frame') return onFrame();
    if (report.kind === 'failed') stop(new FilmError(report.reason, report.message));
    return giveNext();
  });
  worker.on('error', (error) => stop(toFilmError(error, 'pictureFailed')));
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      clearTimeout(grace);
      if (isBusy) stop(new FilmError('pictureFailed', 'A film thread ended early.'));
      resolve();
    });
  });
  giveNext();
  return {
    ended,
    endSoon() {
      grace ??= setTimeout(() => {
        isBusy = false;
        void worker.terminate();
      }, STOP_GRACE_MS);
    },
  };
}
