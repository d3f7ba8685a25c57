import type { JobBody } from '#contracts/schemas/job.ts';
import { CAPTIONS_DEFAULT } from '#domain/captions.ts';
import type { JobWithAuthor } from './store.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';

/** In the usual order, which the database does not keep; voice and captions where they are on. */
function controlsOf({ controls, voiceOver, captions }: JobWithAuthor): JobBody['controlsJson'] {
  const { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration } = controls;
  return {
    aspectRatio,
    cameraMotion,
    lighting,
    crowdDensity,
    fps,
    duration,
    ...(voiceOver && { voiceOver: 'on' }),
    ...(captions !== CAPTIONS_DEFAULT && { captions }),
  };
}

export function createJobPresenter(media: MediaAddresses) {
  return (job: JobWithAuthor): JobBody => ({
    id: job.id,
    prompt: job.prompt,
    preset: job.preset,
    status: job.status,
    videoUrl: job.videoKey && media.addressOf(job.videoKey),
    posterUrl: job.posterKey && media.addressOf(job.posterKey),
    captionsUrl: job.captionsKey && media.addressOf(job.captionsKey),
    error: job.error,
    costCredits: job.costCredits,
    createdAt: job.createdAt.toISOString(),
    moderationStatus: job.moderationStatus,
    moderationReason: job.moderationReason,
    controlsJson: controlsOf(job),
    progress: job.progress,
    stage: job.stage,
    author: job.author,
  });
}
