/**
 * The operator's view of the models: whether their servers respond, what is waiting, what failed
 * and why. Called by the engine routes, which only the operator's owners and admins can use.
 * Queries every server on each call; changes nothing.
 */
import type {
  EngineFailureBody,
  EngineHealthBody,
  EnginesBody,
} from '#contracts/schemas/engines.ts';
import { dollarsFromMicros } from '#domain/clips/clip-costs.ts';
import { CLIP_FAILURES } from '#domain/clips/clip-failures.ts';
import { DAY_MS } from '#domain/durations.ts';
import { findEngineTimings, type EngineTimings } from './engine-timings.ts';
import * as store from './panel-store.ts';
import type { VideoConfig } from '#server/platform/config/video-config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { clipFramesOf } from '#server/platform/video-engines/clip-frames.ts';
import { errorText } from '#server/platform/video-engines/model-server.ts';
import type {
  ConfiguredEngine,
  VideoEngines,
} from '#server/platform/video-engines/open-video-engines.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly video: VideoConfig;
  readonly videoEngines: VideoEngines;
}

const CHECK_TIMEOUT_MS = 5_000;

export type EnginePanel = ReturnType<typeof createEnginePanel>;

export function createEnginePanel({ db, clock, video, videoEngines }: Deps) {
  return {
    async overview(): Promise<EnginesBody> {
      const since = new Date(clock.now().getTime() - DAY_MS);
      const figures = await store.findFigures(db, since);
      const learnt = await findEngineTimings(db);
      const failures = await store.findFailures(db);
      const engines = await Promise.all(
        [...videoEngines.values()].map(async (configured) =>
          healthOf(configured, {
            figures: figures.get(configured.settings.name),
            learnt: learnt.get(configured.settings.name),
          }),
        ),
      );
      const { defaultEngine } = video;
      return { defaultEngine, engines, failures: failures.map(presentFailure) };
    },
  };
}

interface Known {
  readonly figures: store.EngineFigures | undefined;
  readonly learnt: EngineTimings | undefined;
}

async function healthOf(
  configured: ConfiguredEngine,
  { figures, learnt }: Known,
): Promise<EngineHealthBody> {
  const { settings, engine } = configured;
  const { name, protocol, model, atOnce } = settings;
  const health = await engine.check({ signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }).then(
    (note) => ({ isWell: true, note }),
    (error: unknown) => ({ isWell: false, note: errorText(error, settings.apiKey) }),
  );
  const { waiting = 0, atModel = 0, fetched = 0, failed = 0, costMicros = 0 } = figures ?? {};
  return {
    name,
    protocol,
    model,
    ...health,
    waiting,
    atModel,
    atModelMax: atOnce,
    fetchedToday: fetched,
    failedToday: failed,
    frames: await clipFramesOf(configured).catch(() => 'text' as const),
    secondsPerSecond: learnt?.secondsPerSecond ?? null,
    inferencePerSecond: learnt?.inferencePerSecond ?? null,
    peakMemoryMegabytes: learnt?.peakMemoryMegabytes ?? null,
    costToday: dollarsFromMicros(costMicros),
  };
}

function presentFailure({ failure, failedAt, ...row }: store.FailureRow): EngineFailureBody {
  return {
    ...row,
    reason: CLIP_FAILURES[failure],
    failedAt: new Date(failedAt).toISOString(),
  };
}
