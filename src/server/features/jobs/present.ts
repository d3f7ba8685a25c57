import type { JobBody } from '#contracts/schemas/job.ts';
import type { Controls } from '#domain/controls.ts';
import { canBeCorrectedFree } from '#domain/resubmission.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { JobWithAuthor } from './store.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';

/** The database does not keep the order of keys. */
function inTheUsualOrder(controls: Controls): JobBody['controlsJson'] {
  const { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration } = controls;
  return { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration };
}

export function createJobPresenter(media: MediaAddresses, clock: Clock) {
  return (job: JobWithAuthor): JobBody => ({
    id: job.id,
    prompt: job.prompt,
    preset: job.preset,
    status: job.status,
    videoUrl: job.videoKey && media.addressOf(job.videoKey),
    posterUrl: job.posterKey && media.addressOf(job.posterKey),
    error: job.error,
    costCredits: job.costCredits,
    createdAt: job.createdAt.toISOString(),
    moderationStatus: job.moderationStatus,
    moderationReason: job.moderationReason,
    canBeCorrectedFree: canBeCorrectedFree(job, clock.now()),
    markets: [...job.markets],
    controlsJson: inTheUsualOrder(job.controls),
    progress: job.progress,
    stage: job.stage,
    author: job.author,
  });
}
