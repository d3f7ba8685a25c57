import { CircleSlash, CircleX, Clapperboard, Hourglass, type LucideIcon } from 'lucide-react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Film } from '#web/ui/video/film.tsx';

const ICONS: Record<JobBody['status'], LucideIcon> = {
  queued: Hourglass,
  processing: Clapperboard,
  generating: Clapperboard,
  ready: Clapperboard,
  failed: CircleX,
};

/** A finished film to play, or what stands in for it until then. */
export function JobPicture({ job }: { readonly job: JobBody }) {
  if (job.status === 'ready' && job.videoUrl) {
    // Captions that are part of the picture are not shown a second time.
    const isBurned = job.controlsJson['captions'] === 'burned';
    return (
      <Film
        prompt={titleOf(job)}
        videoUrl={job.videoUrl}
        posterUrl={job.posterUrl}
        shape={job.controlsJson['aspectRatio']}
        boxShape="16:9"
        captionsUrl={isBurned ? null : job.captionsUrl}
      />
    );
  }
  const Icon = job.cancelled ? CircleSlash : ICONS[job.status];
  const isLive = job.status === 'processing' || job.status === 'generating';
  return (
    <div className="evening @container absolute inset-0 bg-page text-ink">
      <PresetPicture
        preset={job.preset}
        sizes="27rem"
        className="size-full opacity-30 saturate-50"
      />
      {/* A thumbnail, as on a phone, has room for the words alone. */}
      <div className="absolute inset-0 grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 p-5 @max-3xs:gap-1 @max-3xs:p-1.5">
        <span
          className={classNames(
            'grid size-14 place-items-center rounded-chip border bg-page/85 @max-3xs:size-9',
            job.status === 'failed' && !job.cancelled && 'border-danger text-danger',
            (job.status === 'queued' || job.cancelled) && 'border-gilt-line text-gilt',
            isLive &&
              'border-neon text-neon shadow-[0_0_28px_-2px_var(--neon-glow)] @max-3xs:hidden',
            job.videosBefore !== null && '@max-3xs:hidden',
          )}
        >
          <Icon aria-hidden="true" className="size-6" />
        </span>
        {isLive && <LiveProgress job={job} />}
        {job.videosBefore !== null && (
          <p className="figures rounded-plaque bg-page/85 px-3 py-1.5 text-center text-sm @max-3xs:px-1.5 @max-3xs:text-xs">
            {TEXTS.waiting(job.videosBefore)}
          </p>
        )}
      </div>
    </div>
  );
}

function LiveProgress({ job }: { readonly job: JobBody }) {
  const stage = job.stage ?? TEXTS.creatingYourVideo;
  return (
    <div className="grid w-full max-w-64 gap-2 rounded-plaque bg-page/85 px-3 py-2.5 text-center @max-3xs:px-2 @max-3xs:py-1.5">
      <Progress label={TEXTS.progressOfThisVideo} value={job.progress} valueText={stage} />
      <p className="text-sm @max-3xs:text-xs">{stage}</p>
    </div>
  );
}
