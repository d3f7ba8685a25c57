import { join } from 'node:path';

import { callbackUrls } from '#server/features/clips/callback-urls.ts';
import { startClipScheduler } from '#server/features/clips/clip-scheduler.ts';
import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import {
  keepRemovingFinishedWork,
  removeFinishedWork,
} from '#server/features/jobs/work-folders.ts';
import { startTaskRunner } from '#server/platform/tasks/task-runner.ts';
import { writeSigningRoots } from '#server/processes/signing-roots.ts';
import type { Part } from '#server/processes/run-process.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services.ts';
import { createTaskHandlers } from '#server/processes/task-handlers.ts';

/** The background side of a process: makes films, sends mail, tells webhooks, throws away what has expired. */
export async function startBackground(
  platform: Platform,
  services: Services,
  filmMaker: FilmMaker,
): Promise<Part> {
  const { config, db, clock, log, storage, database } = platform;
  const workFolder = join(config.data.folder, 'work');
  const isOnlyProcess = database.kind === 'embedded';
  await removeFinishedWork(db, workFolder);
  const clipScheduler = await startClipScheduler({
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
  const handlers = createTaskHandlers(platform, services, { filmMaker, workFolder });
  const concurrency = { 'render-video': config.renders.atOnce };
  const runner = await startTaskRunner({
    ...platform,
    driver: database.driver,
    handlers,
    concurrency,
  });
  return {
    stop: async () => {
      stopRemoving();
      await Promise.all([runner.stop(), clipScheduler.stop()]);
    },
  };
}
