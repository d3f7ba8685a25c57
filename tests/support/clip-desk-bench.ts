import { join } from 'node:path';

import { startClipDesk } from '#server/features/clips/clip-desk.ts';
import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import { startWorker } from '#server/features/jobs/worker.ts';
import { openBossQueue } from '#server/platform/queue/boss-queue.ts';
import type { TestApi } from '#tests/support/test-api.ts';

/** The background side of a process over a test's API: clips, then films. Answers how to stop it. */
export async function startFilming(
  api: TestApi,
  filmMaker: FilmMaker,
): Promise<() => Promise<void>> {
  const { db, clock, log, metrics, tracing, storage, database, services, config, videoEngines } =
    api;
  const workFolder = join(config.data.folder, 'work');
  const shared = { db, clock, log, storage, workFolder, isOnlyProcess: true };
  const queue = await openBossQueue(database.driver, log);
  const desk = await startClipDesk({
    ...shared,
    videoEngines,
    outbound: api.outbound,
    // The test's own queue remembers tasks and runs none.
    jobs: {
      ...services.jobs.forClips,
      dispatch: (jobId, priority) => queue.send({ jobId, priority }),
    },
    callbackUrlOf: null,
  });
  const worker = await startWorker({
    ...shared,
    queue,
    filmMaker,
    metrics,
    tracing,
    announce: services.announce,
    signing: services.signing,
    clips: services.clips,
    jobs: services.jobs,
    rendersAtOnce: 2,
  });
  return async () => {
    await desk.stop();
    await worker.stop();
    await queue.close();
  };
}
