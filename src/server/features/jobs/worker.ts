/**
 * The worker of a process: takes tasks from the queue, makes their films, and sweeps every few
 * seconds for jobs that have lost their task or their worker. Nobody calls it but the process files.
 */
import type { JobId } from '#domain/ids.ts';
import type { TaskQueue } from '#server/platform/queue/task-queue.ts';

import { releaseAllClaims, takeUndispatched } from './claim-store.ts';
import { renderVideo } from './render-video.ts';
import { watchRender } from './watch-render.ts';
import { removeFinishedWork } from './work-folders.ts';

type RenderNeeds = Parameters<typeof renderVideo>[0] & Parameters<typeof watchRender>[0];

type Needs = RenderNeeds & WorkerNeeds;

interface WorkerNeeds {
  readonly queue: TaskQueue;
  readonly rendersAtOnce: number;
  /** Whether no other process can hold a job: claims found at the start are then a dead process's. */
  readonly isOnlyProcess: boolean;
}

const SWEEP_INTERVAL_MS = 3_000;

export interface Worker {
  /** Gives running jobs back to the queue and waits until they are. */
  stop(): Promise<void>;
}

export async function startWorker(needs: Needs): Promise<Worker> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  if (needs.isOnlyProcess) await releaseAllClaims(needs.db);
  await removeFinishedWork(needs.db, needs.workFolder);
  await needs.queue.work(needs.rendersAtOnce, async ({ jobId }) => {
    if (stopping.signal.aborted) return;
    const id = jobId as JobId;
    const rendering = watchRender(needs, id, () => renderVideo(needs, id, stopping.signal));
    running.add(rendering);
    await rendering.finally(() => running.delete(rendering));
  });
  const stopSweep = sweepRegularly(needs);
  return {
    stop: async () => {
      await stopSweep();
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}

function sweepRegularly(needs: Needs): () => Promise<void> {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  const next = () => {
    if (stopped.signal.aborted) return;
    sweeping = sweep(needs);
    void sweeping.then(() => {
      timer = setTimeout(next, SWEEP_INTERVAL_MS);
    });
  };
  next();
  return async () => {
    stopped.abort();
    await sweeping;
    clearTimeout(timer);
  };
}

async function sweep({ db, queue, log }: Needs): Promise<void> {
  try {
    const jobs = await takeUndispatched(db);
    for (const { id, priority } of jobs) await queue.send({ jobId: id, priority });
  } catch (error) {
    log.error({ err: error }, 'the sweep failed');
  }
}
