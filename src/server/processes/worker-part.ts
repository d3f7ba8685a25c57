import { join } from 'node:path';

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
  const worker = await startWorker({
    db,
    clock,
    log,
    storage,
    queue,
    filmMaker,
    workFolder,
    isOnlyProcess: database.kind === 'embedded',
    jobs: services.jobs,
    rendersAtOnce: config.renders.atOnce,
  });
  const housekeeping = startHousekeeping(platform, workFolder);
  const mailSweep = startMailSweep(services.mail);
  return {
    stop: async () => {
      housekeeping.stop();
      await mailSweep.stop();
      await worker.stop();
    },
  };
}
