import { join } from 'node:path';

import { callbackUrls } from '#server/features/clips/callback-urls.ts';
import { startClipDesk } from '#server/features/clips/clip-desk.ts';
import { createPictureCollector } from '#server/features/clips/collect-picture.ts';
import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import { startWorker, type Worker } from '#server/features/jobs/worker.ts';
import { startHousekeeping } from '#server/processes/housekeeping.ts';
import { startMailSweep } from '#server/processes/mail-sweep.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services.ts';

/** The background side of a process: makes films and sends mail, throws away what has expired. */
export async function startBackground(
  platform: Platform,
  services: Services,
  filmMaker: FilmMaker,
): Promise<Worker> {
  const { config, db, clock, log, storage, queue, database } = platform;
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
    isOnlyProcess,
    collectPicture: createPictureCollector({ db, storage, engines: config.video.engines }),
    markComposed: services.clips.markComposed,
    jobs: services.jobs,
    rendersAtOnce: config.renders.atOnce,
  });
  const clipDesk = await startClipDesk({
    db,
    clock,
    log,
    storage,
    videoEngines: platform.videoEngines,
    jobs: services.jobs.forClips,
    workFolder,
    callbackUrlOf: callbackUrls(config.http),
    isOnlyProcess,
  });
  const housekeeping = startHousekeeping(platform);
  const mailSweep = startMailSweep(services.mail);
  return {
    stop: async () => {
      housekeeping.stop();
      await mailSweep.stop();
      await clipDesk.stop();
      await worker.stop();
    },
  };
}
