import type { JobBody } from '#contracts/schemas/job.ts';
import { isStudio } from '#domain/clips/engines.ts';
import { isOperators } from '#domain/moderation/moderation.ts';
import { CAPTIONS_DEFAULT } from '#domain/order/captions.ts';
import { shareAddress } from '#domain/sharing/share-address.ts';
import { isRefunded } from '#domain/videos/job-lifecycle.ts';
import { canBeCorrectedFree, freeCorrectionsLeft } from '#domain/videos/resubmission.ts';
import { mediaOfShot, type FilmShotSource } from '#film/film-media.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { mediaHolderOf } from '#server/http/serving/media-holder.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { PlacesInQueue } from './rendering/render-wait.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';

/**
 * In the usual order, which the database does not preserve; voice and captions only if they are on.
 */
function controlsOf({ controls, voiceOver, captions }: JobRow): JobBody['controlsJson'] {
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

function shotOf(shot: FilmShotSource) {
  const media = mediaOfShot(shot);
  return { source: shot.source, ...(media && { mediaId: media.mediaId }) };
}

interface JobToPresent extends JobRow {
  readonly author: string | null;
  /** Slug of its open share link, if requested. */
  readonly shareSlug?: string | null;
}

interface Deps {
  readonly media: MediaAddresses;
  readonly clock: Clock;
  readonly publicUrl: string;
}

export type PresentJob = ReturnType<typeof createJobPresenter>;

export function createJobPresenter({ media, clock, publicUrl }: Deps) {
  return (job: JobToPresent, caller: SignedIn, places?: PlacesInQueue): JobBody => ({
    id: job.id,
    groupId: job.groupId,
    title: job.label,
    folderId: job.folderId,
    prompt: job.prompt,
    preset: job.preset,
    words: { ...job.words, lines: job.words.lines.map((line) => ({ ...line })) },
    leftOut: [...job.leftOut],
    status: job.status,
    videoUrl: job.videoKey && media.addressOf(job.videoKey, mediaHolderOf(caller)),
    posterUrl: job.posterKey && media.addressOf(job.posterKey, mediaHolderOf(caller)),
    captionsUrl: job.captionsKey && media.addressOf(job.captionsKey, mediaHolderOf(caller)),
    error: job.error,
    costCredits: job.costCredits,
    refunded: isRefunded(job),
    cancelled: job.cancelledAt !== null,
    createdAt: job.createdAt.toISOString(),
    moderationStatus: job.moderationStatus,
    moderationReason: job.moderationReason,
    isOperators: isOperators(job),
    canBeCorrectedFree: canBeCorrectedFree(job, clock.now()),
    freeCorrectionsLeft: freeCorrectionsLeft(job, clock.now()),
    markets: [...job.markets],
    advertises: job.advertises,
    controlsJson: controlsOf(job),
    seed: job.seed,
    brand: job.brand && { id: job.brand.id, version: job.brand.version },
    shots: job.shots && job.shots.map(shotOf),
    hasModelShots: !isStudio(job.engine),
    fellBackFrom: job.fellBackFrom,
    shareUrl: job.shareSlug ? shareAddress(publicUrl, job.shareSlug) : null,
    progress: job.progress,
    videosBefore: places?.get(job.id) ?? null,
    stage: job.stage,
    author: job.author,
  });
}
