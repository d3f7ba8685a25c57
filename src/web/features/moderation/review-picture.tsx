import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Film } from '#web/ui/film.tsx';

const PERCENT = 100;

interface ReviewPictureProps {
  readonly job: ReviewJobBody;
  readonly onWatch: () => void;
}

/** The video to play, or what will be one. */
export function ReviewPicture({ job, onWatch }: ReviewPictureProps) {
  if (job.videoUrl) {
    const isWide = job.controlsJson['aspectRatio'] === '16:9';
    return (
      <div
        className={classNames(
          'relative max-h-[80dvh] w-full self-start overflow-hidden rounded-plaque',
          isWide ? 'aspect-video' : 'aspect-square',
        )}
        onPlayCapture={onWatch}
      >
        <Film
          prompt={job.prompt}
          videoUrl={job.videoUrl}
          posterUrl={job.posterUrl}
          shape={job.controlsJson['aspectRatio']}
          boxShape={isWide ? '16:9' : '1:1'}
          captionsUrl={job.controlsJson['captions'] === 'burned' ? null : job.captionsUrl}
        />
      </div>
    );
  }
  return (
    <div className="evening relative self-start overflow-hidden rounded-plaque bg-page text-ink">
      <PresetPicture preset={job.preset} sizes="56rem" className="aspect-video w-full opacity-35" />
      <p className="absolute inset-0 grid place-items-center px-4 text-center">
        {job.progress > 0
          ? TEXTS.percentDone(Math.round(job.progress * PERCENT))
          : TEXTS.notRenderedYet}
      </p>
    </div>
  );
}

/** A small still beside a folded review. */
export function ReviewThumbnail({ job }: { readonly job: ReviewJobBody }) {
  return (
    <div className="evening relative aspect-video w-24 shrink-0 overflow-hidden rounded-plaque bg-(--art-black) sm:w-36">
      {job.posterUrl ? (
        <img src={job.posterUrl} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <PresetPicture preset={job.preset} sizes="9rem" className="size-full opacity-35" />
      )}
    </div>
  );
}
