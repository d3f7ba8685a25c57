import { env } from 'node:process';
import { MessageChannel, Worker } from 'node:worker_threads';
import { serveClips } from '#film/clips/clip-port.ts';
import { FilmError, filmCancelled, toFilmError } from '#film/film-error.ts';
import { openSharedMemory } from '#film/picture/shared-paintings.ts';
import { KEEPS_COMPILED_CODE } from '#film/compiled-code.ts';
import type { FilmSource } from '#film/segments/segment-maker.ts';
import type {
  ThreadEnd,
  ThreadReport,
  ThreadSetup,
  ThreadTask,
} from '#film/segments/thread-messages.ts';

export interface TaskRun {
  readonly source: FilmSource;
  readonly tasks: readonly ThreadTask[];
  readonly signal: AbortSignal | undefined;
  readonly onFrame: () => void;
}

/** Threads for one film. `terminate` is always called in the end, whether they ran or not. */
export interface WorkerPool {
  /**
   * Runs the tasks, in order of the list, one at a time per thread; once only. The first failure or the
   * signal stops all of them; when the promise settles, no thread is running any more.
   */
  runTasks(run: TaskRun): Promise<void>;
  terminate(): Promise<void>;
}

/** How long a thread may take to finish what it has in hand before it is ended from outside. */
const END_GRACE_MS = 3_000;

/** Starts the threads, which load their code while the caller still plans the film. */
export function createWorkerPool(threadCount: number): WorkerPool {
  const threads = Array.from({ length: threadCount }, startThread);
  return {
    runTasks: (run) => runTasks(threads, run),
    async terminate() {
      await Promise.all(threads.map(endThread));
    },
  };
}

/** Resolves when the thread runs no more. */
function endThread(thread: Worker): Promise<void> {
  if (hasEnded(thread)) return Promise.resolve();
  return new Promise((resolve) => {
    const grace = setTimeout(() => void thread.terminate(), END_GRACE_MS);
    thread.once('exit', () => {
      clearTimeout(grace);
      resolve();
    });
    const end: ThreadEnd = { kind: 'end' };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(end);
  });
}

/** A thread that has ended has no number any more. */
const hasEnded = ({ threadId }: Worker): boolean => threadId < 0;

function startThread(): Worker {
  const thread = new Worker(new URL('film-thread.ts', import.meta.url), {
    env: { ...env, ...KEEPS_COMPILED_CODE },
  });
  // Heard while tasks run; before that, the film finds the thread gone.
  thread.on('error', () => undefined);
  return thread;
}

async function runTasks(workers: readonly Worker[], run: TaskRun): Promise<void> {
  if (run.signal?.aborted) throw filmCancelled();
  const stopWord = new Int32Array(new SharedArrayBuffer(4));
  const queue = [...run.tasks];
  const setup: CommonSetup = {
    ...run.source,
    stopFlag: stopWord.buffer,
    sharedMemory: openSharedMemory(),
  };
  let failure: FilmError | null = null;
  const stop = (error: FilmError) => {
    failure ??= error;
    queue.length = 0;
    Atomics.store(stopWord, 0, 1);
    for (const thread of threads) thread.end();
  };
  const cancel = () => stop(filmCancelled());
  const work: SharedWork = { setup, takeTask: () => queue.shift(), onFrame: run.onFrame, stop };
  const threads = workers.slice(0, queue.length).map((worker) => employ(worker, work));
  run.signal?.addEventListener('abort', cancel, { once: true });
  try {
    await Promise.all(threads.map(({ ended }) => ended));
  } finally {
    run.signal?.removeEventListener('abort', cancel);
  }
  if (failure) throw toFilmError(failure, 'pictureFailed');
}

type CommonSetup = Omit<ThreadSetup, 'clips'>;

/** What the threads of a run have in common. */
interface SharedWork {
  readonly setup: CommonSetup;
  /** The next task; none where all are given out or the run was stopped. */
  readonly takeTask: () => ThreadTask | undefined;
  readonly onFrame: () => void;
  readonly stop: (error: FilmError) => void;
}

interface EmployedThread {
  readonly ended: Promise<void>;
  /** Lets it finish the frame in hand. */
  end(): void;
}

/** Gives a thread one task after another, and ends it when there are no more. */
function employ(worker: Worker, { setup, takeTask, onFrame, stop }: SharedWork): EmployedThread {
  let isBusy = false;
  const giveNext = () => {
    const task = takeTask();
    isBusy = task !== undefined;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    if (task) worker.postMessage(task);
    else void endThread(worker);
  };
  worker.on('message', (report: ThreadReport) => {
    if (report.kind === 'frame') return onFrame();
    if (report.kind === 'failed') stop(new FilmError(report.reason, report.message));
    return giveNext();
  });
  worker.on('error', (error) => stop(toFilmError(error, 'pictureFailed')));
  const clips = new MessageChannel();
  serveClips(clips.port1);
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      clips.port1.close();
      if (isBusy) stop(new FilmError('pictureFailed', 'A film thread ended early.'));
      resolve();
    };
    worker.on('exit', end);
    // One that had ended before says nothing.
    if (hasEnded(worker)) setImmediate(end);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ ...setup, clips: clips.port2 } satisfies ThreadSetup, [clips.port2]);
  giveNext();
  return {
    ended,
    end() {
      void endThread(worker);
    },
  };
}
