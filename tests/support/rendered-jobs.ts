import { randomUUID } from 'node:crypto';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import {
  claimJob,
  markGenerating,
  markReady,
} from '#server/features/jobs/rendering/claim-store.ts';
import { moveShareToRenewal } from '#server/features/sharing/share-changes.ts';
import { countFinishedVideo } from '#server/features/jobs/library/video-counters.ts';
import { VIDEO_REQUEST, type Person, type TestApi } from '#tests/support/test-api.ts';

/** A job of this person as the worker leaves it: ready, waiting for review. */
export async function renderJob(
  api: TestApi,
  { token }: Person,
  order: object = {},
): Promise<JobId> {
  const response = await api.call('POST', '/api/jobs', {
    token,
    body: { ...VIDEO_REQUEST, ...order },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  const jobId = response.json<JobBody>().id as JobId;
  await finishJob(api, jobId);
  return jobId;
}

/** Does what a worker does with a queued job. */
export async function finishJob(api: TestApi, jobId: JobId): Promise<void> {
  const job = await claimJob(api.db, jobId);
  if (!job) throw new Error('The job cannot be claimed');
  const claim = { jobId, attempt: job.attempt };
  await markGenerating(api.db, claim);
  const name = randomUUID();
  const film = { videoKey: `${name}.mp4`, posterKey: `${name}.jpg`, now: new Date() };
  await api.db.transaction(async (tx) => {
    const ready = await markReady(tx, claim, film);
    if (!ready) throw new Error('The job cannot be finished');
    await moveShareToRenewal(tx, ready);
    await countFinishedVideo(tx, ready.organizationId);
    await api.services.notifications.notifyReady(tx, ready);
  });
}
