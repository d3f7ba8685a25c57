/**
 * The clip scheduler of a process: claims clips that are due, several at a time, and goes one step on with each.
 * It holds no clip while nothing happens, so a film that is hours with its model costs this process
 * nothing. Nobody calls it but the process files.
 */
import { randomUUID } from 'node:crypto';

import { isUnfinished } from '#domain/job-lifecycle.ts';

import { CLIP_LEASE_SECONDS, renewLease, type ClipRow } from './clip-store.ts';
import type { ClipDeps, ClipStep } from './clip-step.ts';
import { abandonClip, failClip } from './end-clip.ts';
import { lookAtClip } from './look-at-clip.ts';
import { orderClip } from './order-clip.ts';
import { recoverClip } from './recover-clip.ts';
import {
  dropOrphans,
  releaseAllLeases,
  takeForLook,
  takeForOrder,
  takeUnknownEngine,
} from './take-clips.ts';

interface Deps extends ClipDeps {
  /** Whether no other process can hold a clip. */
  readonly isOnlyProcess: boolean;
}

export interface ClipScheduler {
  /** Takes nothing new and waits for the steps that run. */
  stop(): Promise<void>;
}

const STEPS_AT_ONCE = 8;
/** Where no engine is configured there is nothing to do but to end what an earlier configuration left. */
const IDLE_INTERVAL_MS = 15_000;
const BUSY_INTERVAL_MS = 500;
const HEARTBEAT_MS = (CLIP_LEASE_SECONDS / 4) * 1_000;

export async function startClipScheduler(deps: Deps): Promise<ClipScheduler> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const intervalMs = intervalOf(deps);
  if (deps.isOnlyProcess) await releaseAllLeases(deps.db);
  let wake: () => void = () => undefined;

  async function fill(): Promise<void> {
    while (running.size < STEPS_AT_ONCE && !stopping.signal.aborted) {
      const take = await takeNext(deps);
      if (!take) return;
      const step = runStep(deps, take, stopping.signal).finally(() => {
        running.delete(step);
        wake();
      });
      running.add(step);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isOver = new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, intervalMs).unref();
        stopping.signal.addEventListener('abort', () => resolve(), { once: true });
      });
      try {
        await dropOrphans(deps.db);
        await fill();
      } catch (error) {
        deps.log.error({ err: error }, 'the clip scheduler failed');
      }
      await isOver;
    }
  }

  const ended = run();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      await Promise.allSettled(running);
    },
  };
}

/** A clip, and what it was taken for. */
interface Take {
  readonly clip: ClipRow;
  readonly isForOrder: boolean;
}

async function takeNext(deps: Deps): Promise<Take | null> {
  const { db, videoEngines } = deps;
  const due = (await takeForLook(db)) ?? (await takeUnknownEngine(db, [...videoEngines.keys()]));
  if (due) return { clip: due, isForOrder: false };
  for (const { settings } of videoEngines.values()) {
    const request = {
      engine: settings.name,
      atOnce: settings.atOnce,
      attemptId: randomUUID(),
    };
    const clip = await takeForOrder(deps, request);
    if (clip) return { clip, isForOrder: true };
  }
  return null;
}

/** Keeps the clip this worker's while its step runs; a step never rejects. */
async function runStep(deps: Deps, take: Take, stopping: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const heartbeat = setInterval(() => {
    renewLease(deps.db, take.clip).then(
      (isHeld) => !isHeld && lost.abort(),
      (error: unknown) => deps.log.warn({ err: error }, 'a lease was not renewed'),
    );
  }, HEARTBEAT_MS);
  try {
    await advance(deps, take, AbortSignal.any([stopping, lost.signal]));
  } catch (error) {
    deps.log.error({ err: error, clipId: take.clip.id }, 'a step of a clip failed');
  } finally {
    clearInterval(heartbeat);
  }
}

async function advance(deps: Deps, { clip, isForOrder }: Take, signal: AbortSignal): Promise<void> {
  const configured = deps.videoEngines.get(clip.engine);
  if (!configured) {
    const isBilled = clip.state !== 'planned';
    return failClip(deps, clip, { failure: 'engine_missing', detail: clip.engine, isBilled });
  }
  const step: ClipStep = { ...configured, clip, signal };
  if (isForOrder) return orderClip(deps, step);
  const status = await deps.jobs.statusOf(clip.jobId);
  if (status === null || !isUnfinished(status)) return abandonClip(deps, step);
  return clip.state === 'submitting' ? recoverClip(deps, step) : lookAtClip(deps, step);
}

/** Half of the shortest poll, so that a due clip does not wait for as long again. */
function intervalOf({ videoEngines }: Deps): number {
  if (videoEngines.size === 0) return IDLE_INTERVAL_MS;
  const polls = [...videoEngines.values()].map(({ settings }) => settings.pollSeconds);
  return Math.min(BUSY_INTERVAL_MS, Math.min(...polls) * 500);
}
