import { join } from 'node:path';

import { mayRunClip } from '#server/features/clips/clip-queue.ts';
import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import {
  keepRemovingFinishedWork,
  removeFinishedWork,
} from '#server/features/jobs/rendering/work-folders.ts';
import { startTaskRunner } from '#server/platform/tasks/task-runner.ts';
import { writeSigningRoots } from '#server/processes/signing-roots.ts';
import type { Part } from '#server/processes/run-process.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services/services.ts';
import { createTaskHandlers } from '#server/processes/task-handlers.ts';

/**
 * The background side of a process: makes films, sends email, delivers webhooks, removes expired
 * data.
 */
export async function startBackground(
  platform: Platform,
  services: Services,
  filmMaker: FilmMaker,
): Promise<Part> {
  const { config, db, log, database } = platform;
  const workFolder = join(config.data.folder, 'work');
  await removeFinishedWork(db, workFolder);
  await writeSigningRoots(services.signing, config.data.folder);
  const stopRemoving = keepRemovingFinishedWork({ db, log }, workFolder);
  const handlers = createTaskHandlers(platform, services, { filmMaker, workFolder });
  const concurrency = { 'render-video': config.renders.atOnce };
  const runner = await startTaskRunner({
    ...platform,
    driver: database.driver,
    handlers,
    concurrency,
    mayRun: { 'make-clip': mayRunClip(config.video.engines) },
  });
  return {
    stop: async () => {
      stopRemoving();
      await runner.stop();
    },
  };
}
