import { join } from 'node:path';

import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import { startWorker, type Worker } from '#server/features/jobs/worker.ts';
import { writeSigningRoots } from '#server/processes/signing-roots.ts';
import { startHousekeeping } from '#server/processes/housekeeping.ts';
import { startMailSweep } from '#server/processes/mail-sweep.ts';
import type { Platform } from '#server/processes/platform.ts';
import { startWebhookSweep } from '#server/processes/webhook-sweep.ts';
import type { Services } from '#server/processes/services.ts';

/** The background side of a process: makes films, sends mail, tells webhooks, throws away what has expired. */
export async function startBackground(
  platform: Platform,
  services: Services,
  filmMaker: FilmMaker,
): Promise<Worker> {
  const { config, db, clock, log, metrics, storage, queue, tracing, database } = platform;
  const workFolder = join(config.data.folder, 'work');
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
    isOnlyProcess: database.kind === 'embedded',
    jobs: services.jobs,
    rendersAtOnce: config.renders.atOnce,
  });
  await writeSigningRoots(services.signing, config.data.folder);
  const housekeeping = startHousekeeping(platform, workFolder);
  const mailSweep = startMailSweep(services.mail);
  const webhookSweep = startWebhookSweep(services.webhookCourier, log);
  return {
    stop: async () => {
      housekeeping.stop();
      await mailSweep.stop();
      await webhookSweep.stop();
      await worker.stop();
    },
  };
}
