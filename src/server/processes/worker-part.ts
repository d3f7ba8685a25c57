import { join } from 'node:path';

import { callbackUrls } from '#server/features/clips/callback-urls.ts';
import { startClipDesk } from '#server/features/clips/clip-desk.ts';
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
  const housekeeping = startHousekeeping(platform, services, workFolder);
  const mailSweep = startMailSweep(services.mail);
  const webhookSweep = startWebhookSweep(services.webhookCourier, log);
  return {
    stop: async () => {
      housekeeping.stop();
      await mailSweep.stop();
      await clipDesk.stop();
      await webhookSweep.stop();
      await worker.stop();
    },
  };
}
