/**
 * The task that makes the film of a job, enqueued by `render-queue.ts` under the job's id. Its
 * lease shows that the worker is alive; the attempt in the job's row fences its writes.
 */
import type { JobId } from '#domain/ids.ts';
import type { TaskHandler } from '#server/platform/tasks/task-handler.ts';

import { isPlannedLater } from './claim-store.ts';
import { renderVideo } from './render-video.ts';
import { watchRender } from './watch-render.ts';

type Deps = Parameters<typeof renderVideo>[0] & Parameters<typeof watchRender>[0];

/** How long a film that this version cannot make is left to workers of a later version. */
const LEFT_MS = 5_000;

const TOO_MANY_ATTEMPTS = 'The video could not be created after several attempts';

export function createRenderTask(deps: Deps): TaskHandler {
  return {
    run: async ({ key, signal }) => {
      const jobId = key as JobId;
      signal.throwIfAborted();
      const outcome = await watchRender(deps, jobId, () => renderVideo(deps, jobId, signal));
      if (outcome === null && (await isPlannedLater(deps.db, jobId))) {
        return { againAt: new Date(deps.clock.now().getTime() + LEFT_MS) };
      }
      if (outcome === 'returned') throw new Error('The film is still to be made');
      return undefined;
    },
    onGiveUp: async (key) => void (await deps.jobs.fail(key as JobId, TOO_MANY_ATTEMPTS)),
  };
}
