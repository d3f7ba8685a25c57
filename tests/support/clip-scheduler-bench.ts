import { join } from 'node:path';

import { startClipScheduler } from '#server/features/clips/clip-scheduler.ts';
import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import { startRendering } from '#tests/support/start-rendering.ts';
import type { TestApi } from '#tests/support/test-api.ts';

/** The background side of a process over a test's API: clips, then films. Answers how to stop it. */
export async function startFilming(
  api: TestApi,
  filmMaker: FilmMaker,
): Promise<() => Promise<void>> {
  const { db, clock, log, storage, services, config, videoEngines, outbound } = api;
  const desk = await startClipScheduler({
    db,
    clock,
    log,
    storage,
    videoEngines,
    outbound,
    workFolder: join(config.data.folder, 'work'),
    isOnlyProcess: true,
    jobs: services.jobs.forClips,
    callbackUrlOf: null,
  });
  const rendering = await startRendering(api, filmMaker, 2);
  return async () => {
    await desk.stop();
    await rendering.stop();
  };
}
