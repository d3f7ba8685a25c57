import type { JudgeRequest, JudgeResponse } from './judge-thread.ts';
import type { JudgeWork } from './judge-work.ts';
import { AppError } from '#server/app-error.ts';
import { createWorkerPool, WorkerPoolBusy } from '#server/platform/worker-pool/worker-pool.ts';

/** The judge and the script writer, in a thread of their own. */
export interface Judge {
  /** Rejects with 429 if the queue is full. Requests are scheduled fairly by `user`. */
  ask<Kind extends keyof JudgeWork>(
    user: string,
    kind: Kind,
    request: JudgeWork[Kind]['request'],
  ): Promise<JudgeWork[Kind]['response']>;
  close(): Promise<void>;
}

/** One thread, because each one loads its own models and lexicons, about 100 MB. */
const THREADS_MAX = 1;
const WAITING_MAX = 1_000;
const WAITING_PER_USER_MAX = 40;
const TIMEOUT_MS = 20_000;
/** A busy machine takes long to load the models; a thread that is ended meanwhile would never get there. */
const LOADING_MS = 120_000;
const IDLE_MS = 5 * 60_000;

/** Opens the judge; its thread starts with the first request. */
export function openJudge(): Judge {
  const pool = createWorkerPool<JudgeRequest, JudgeResponse>({
    entry: new URL('judge-thread.ts', import.meta.url),
    threadsMax: THREADS_MAX,
    waitingMax: WAITING_MAX,
    waitingPerUserMax: WAITING_PER_USER_MAX,
    timeoutMs: TIMEOUT_MS,
    loadingMs: LOADING_MS,
    idleMs: IDLE_MS,
  });
  return {
    ask: async (user, kind, request) => {
      try {
        const asked = { kind, request } as JudgeRequest;
        return await pool.run(user, asked);
      } catch (error) {
        if (!(error instanceof WorkerPoolBusy)) throw error;
        throw new AppError('too_many_requests', { retryAfterSeconds: 1 });
      }
    },
    close: () => pool.close(),
  };
}
