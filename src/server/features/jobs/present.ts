import type { JobBody } from '#contracts/schemas/job.ts';
import type { Controls } from '#domain/controls.ts';
import type { JobRow } from './store.ts';
import { shareAddress } from '#server/features/sharing/share-address.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';

/** The database does not keep the order of keys. */
function inTheUsualOrder(controls: Controls): JobBody['controlsJson'] {
  const { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration } = controls;
  return { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration };
}

interface JobToPresent extends JobRow {
  readonly author: string | null;
  /** Of its open share link, where somebody asked for it. */
  readonly shareSlug?: string | null;
}

export type PresentJob = ReturnType<typeof createJobPresenter>;

export function createJobPresenter(media: MediaAddresses, publicUrl: string) {
  return (job: JobToPresent): JobBody => ({
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
    controlsJson: inTheUsualOrder(job.controls),
    shareUrl: job.shareSlug ? shareAddress(publicUrl, job.shareSlug) : null,
    progress: job.progress,
    stage: job.stage,
    author: job.author,
  });
}
