import { join } from 'node:path';

import { callbackUrls } from '#server/features/clips/callback-urls.ts';
import { startClipDesk } from '#server/features/clips/clip-desk.ts';
import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import { keepRemovingFinishedWork } from '#server/features/jobs/work-folders.ts';
import { startWorker, type Worker } from '#server/features/jobs/worker.ts';
import { startTaskRunner } from '#server/platform/tasks/task-runner.ts';
import { writeSigningRoots } from '#server/processes/signing-roots.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services.ts';
import { createTaskHandlers } from '#server/processes/task-handlers.ts';

/** The background side of a process: makes films, sends mail, tells webhooks, throws away what has expired. */
export async function startBackground(
  platform: Platform,
  services: Services,
  filmMaker: FilmMaker,
): Promise<Worker> {
  const { config, db, clock, log, metrics, storage, queue, tracing, database } = platform;
  const workFolder = join(config.data.folder, 'work');
  const isOnlyProcess = database.kind === 'embedded';
  const worker = await startWorker({
    db,
    clock,
    log,
    storage,
    queue,
    filmMaker,
    workFolder,
    metrics,
    tracing,
    announce: services.announce,
    signing: services.signing,
    isOnlyProcess,
    clips: services.clips,
    jobs: services.jobs,
    rendersAtOnce: config.renders.atOnce,
  });
  const clipDesk = await startClipDesk({
    db,
    clock,
    log,
    storage,
    videoEngines: platform.videoEngines,
    outbound: platform.outbound,
    jobs: services.jobs.forClips,
    workFolder,
    callbackUrlOf: callbackUrls(config.http),
    isOnlyProcess,
  });
  await writeSigningRoots(services.signing, config.data.folder);
  const stopRemoving = keepRemovingFinishedWork({ db, log }, workFolder);
  const handlers = createTaskHandlers(platform, services);
  const runner = await startTaskRunner({ db, driver: database.driver, clock, log, handlers });
  return {
    stop: async () => {
      stopRemoving();
      await Promise.all([runner.stop(), clipDesk.stop(), worker.stop()]);
    },
  };
}
