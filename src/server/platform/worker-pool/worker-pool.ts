import { Worker } from 'node:worker_threads';

import { createFairQueue } from './fair-queue.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Runs pure work in worker threads, so that the caller's event loop stays responsive. */
export interface WorkerPool<Request, Response> {
  /**
   * Resolves with the thread's response. Users take turns, with one request each at a time. Rejects
   * with {@link WorkerPoolBusy} if too many are waiting, or with the thread's error if the work
   * fails or takes longer than `timeoutMs`.
   */
  run(user: string, request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Too many requests are waiting, of this user or in total; a retry may succeed. */
export class WorkerPoolBusy extends Error {
  constructor() {
    super('Too much waits for a worker thread.');
    this.name = 'WorkerPoolBusy';
  }
}

export interface WorkerPoolOptions {
  /** The module that calls `serveWork`. */
  readonly entry: URL;
  readonly threadsMax: number;
  readonly waitingMax: number;
  readonly waitingPerUserMax: number;
  /** A request that takes longer ends its thread. */
  readonly timeoutMs: number;
  /** How much longer the first request of a thread may take, which loads its code. */
  readonly loadingMs: number;
  /** A thread that is idle for this long is ended to free its memory. */
  readonly idleMs: number;
}

interface Job<Request, Response> {
  readonly request: Request;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  isBusy: boolean;
  isLoaded: boolean;
  idleTimer: NodeJS.Timeout | undefined;
}

/** Creates a pool without threads. Each one is started by the first request that needs it. */
export function createWorkerPool<Request, Response>(
  options: WorkerPoolOptions,
): WorkerPool<Request, Response> {
  const queue = createFairQueue<Job<Request, Response>>(options);
  const threads = new Set<Thread>();
  let isClosed = false;

  function startThread(): Thread {
    const worker = new Worker(options.entry);
    const thread: Thread = { worker, isBusy: false, isLoaded: false, idleTimer: undefined };
    threads.add(thread);
    // Only requests in progress keep the process alive.
    worker.unref();
    // An error outside of requests would otherwise end this process; the thread ends by itself.
    worker.on('error', () => threads.delete(thread));
    worker.once('exit', () => threads.delete(thread));
    return thread;
  }

  function endThread(thread: Thread): void {
    threads.delete(thread);
    void thread.worker.terminate();
  }

  function freeThread(): Thread | undefined {
    const free = [...threads].find(({ isBusy }) => !isBusy);
    return free ?? (threads.size < options.threadsMax ? startThread() : undefined);
  }

  async function work(thread: Thread, user: string, job: Job<Request, Response>): Promise<void> {
    thread.isBusy = true;
    clearTimeout(thread.idleTimer);
    thread.worker.ref();
    try {
      const timeoutMs = options.timeoutMs + (thread.isLoaded ? 0 : options.loadingMs);
      job.resolve(await ask<Response>(thread.worker, job, timeoutMs));
      thread.isLoaded = true;
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)));
      if (!(error instanceof WorkFailed)) endThread(thread);
    }
    thread.worker.unref();
    thread.isBusy = false;
    if (threads.has(thread)) {
      thread.idleTimer = setTimeout(() => endThread(thread), options.idleMs).unref();
    }
    queue.finish(user);
    assignWork();
  }

  function assignWork(): void {
    while (queue.hasNext()) {
      const thread = isClosed ? undefined : freeThread();
      const next = thread && queue.takeNext();
      if (!next) return;
      void work(thread, next.user, next.job);
    }
  }

  return {
    run: (user, request) =>
      new Promise((resolve, reject) => {
        const isTaken = !isClosed && queue.add(user, { request, resolve, reject });
        if (isTaken) assignWork();
        else reject(new WorkerPoolBusy());
      }),

    close: async () => {
      isClosed = true;
      for (const { reject } of queue.clear()) reject(new WorkerPoolBusy());
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** The work itself failed; its thread is still usable. */
class WorkFailed extends Error {}

function ask<Response>(
  worker: Worker,
  { request }: ToWorker,
  timeoutMs: number,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', lose);
      settle();
    };
    const hear = (message: FromWorker<Response>): void =>
      done(() =>
        'error' in message ? reject(new WorkFailed(message.error)) : resolve(message.response),
      );
    const fail = (error: unknown): void => done(() => reject(error));
    const lose = (): void => fail(new Error('A worker thread ended before it answered'));
    const timer = setTimeout(() => fail(new Error('A worker thread took too long')), timeoutMs);
    worker.on('message', hear).on('error', fail).on('exit', lose);
    const message: ToWorker = { request };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  });
}
