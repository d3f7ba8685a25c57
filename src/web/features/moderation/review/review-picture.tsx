import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { ReviewFrames } from '#web/features/moderation/review/review-frames.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Film } from '#web/ui/video/film.tsx';

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
  return <ReviewFrames job={job} />;
}
