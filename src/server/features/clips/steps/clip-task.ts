/**
 * The task that gets one clip made, enqueued under the clip's id. Each run makes one step and
 * returns when to run next. It holds nothing in between, so a film whose model takes hours costs
 * nothing meanwhile. The task's lease shows that a process is working on it; the clip's step fences
 * that process's writes.
 */
import type { ClipId } from '#domain/ids.ts';
import { isUnfinished } from '#domain/videos/job-lifecycle.ts';
import type { TaskHandler } from '#server/platform/tasks/task-handler.ts';

import { beginOrder } from './begin-order.ts';
import * as store from '../clip-store.ts';
import { isFree, type ClipDeps, type ClipStep, type NextPoll } from './clip-step.ts';
import { withImages } from './draw-images.ts';
import { abandonClip, failClip } from './end-clip.ts';
import { pollClip } from './poll-clip.ts';
import { orderClip } from './order-clip.ts';
import { recoverClip } from './recover-clip.ts';

/** The engine has reached its limit since it was last checked. */
const FULL_SECONDS = 1;
const NO_ATTEMPT_LEFT = 'no step came to an end';

export function createClipTask(deps: ClipDeps): TaskHandler {
  return {
    run: async ({ key, signal }) => {
      const clip = await store.beginStep(deps.db, key as ClipId);
      const seconds = clip && (await advance(deps, clip, signal));
      if (seconds === null) return undefined;
      return { againAt: new Date(deps.clock.now().getTime() + seconds * 1_000) };
    },

    onGiveUp: async (key) => {
      const clip = await store.beginStep(deps.db, key as ClipId);
      const configured = clip && deps.videoEngines.get(clip.engine);
      if (!clip) return;
      const isBilled = clip.state !== 'planned' && !(configured && isFree(configured));
      const failure = clip.state === 'planned' ? 'unreachable' : 'fate_unknown';
      await failClip(deps, clip, { failure, detail: NO_ATTEMPT_LEFT, isBilled });
    },
  };
}

async function advance(
  deps: ClipDeps,
  clip: store.ClipRow,
  signal: AbortSignal,
): Promise<NextPoll> {
  const status = await deps.jobs.statusOf(clip.jobId);
  const hasEnded = status === null || !isUnfinished(status);
  if (hasEnded) await store.dropPlanned(deps.db, clip.jobId);
  if (hasEnded && clip.state === 'planned') return null;
  const configured = deps.videoEngines.get(clip.engine);
  if (!configured) {
    const isBilled = clip.state !== 'planned';
    return failClip(deps, clip, { failure: 'engine_missing', detail: clip.engine, isBilled });
  }
  const step: ClipStep = { ...configured, clip, signal };
  if (hasEnded) return abandonClip(deps, step);
  if (clip.state === 'submitting') return recoverClip(deps, step);
  if (clip.state === 'submitted') return pollClip(deps, step);
  const drawn = await withImages(deps, step);
  if ('next' in drawn) return drawn.next;
  const begun = await beginOrder(deps, drawn.clip, configured);
  return begun ? orderClip(deps, { ...step, clip: begun }) : FULL_SECONDS;
}
