import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { isUnfinished } from '#domain/videos/job-lifecycle.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import {
  isDrawing,
  reviewFramesQuery,
  type Frame,
} from '#web/features/moderation/review/review-frames-query.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

const PERCENT = 100;

/** What a video that is not made yet will look like: its shots, one of them large. */
export function ReviewFrames({ job }: { readonly job: ReviewJobBody }) {
  const hasPreview = isUnfinished(job.status);
  const query = useQuery({ ...reviewFramesQuery(job.id), enabled: hasPreview });
  const [chosen, setChosen] = useState(0);
  if (query.isLoadingError) {
    return <FailedRead title={TEXTS.previewsCouldNotBeLoaded} query={query} />;
  }
  const { data, isLoading, isRefetchError } = query;
  const frames = data?.frames ?? [];
  const shown = frames[chosen];
  const isAwaited = isLoading || (data !== undefined && !isRefetchError && isDrawing(data));
  return (
    <div className="grid gap-2 self-start">
      <Picture job={job} frame={shown} isAwaited={isAwaited && !shown?.still} />
      {frames.length > 1 && (
        <ul aria-label={TEXTS.previews} className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {frames.map((frame, index) => (
            <li key={frame.startSeconds}>
              <Thumbnail
                frame={frame}
                isShown={frame === shown}
                onChoose={() => setChosen(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PictureProps {
  readonly job: ReviewJobBody;
  readonly frame: Frame | undefined;
  /** Whether the frame is still being drawn. */
  readonly isAwaited: boolean;
}

function Picture({ job, frame, isAwaited }: PictureProps) {
  const progress =
    job.progress > 0 ? TEXTS.percentDone(Math.round(job.progress * PERCENT)) : TEXTS.notRenderedYet;
  const isMissing = frame !== undefined && !frame.still;
  const state = isMissing ? `${TEXTS.noPreview}. ${progress}` : progress;
  return (
    <figure className="grid gap-2">
      <div className="evening aspect-video overflow-hidden rounded-plaque bg-(--art-black)">
        {frame?.still ? (
          <img
            src={frame.still}
            alt={TEXTS.previewOf(frame.startSeconds)}
            className="size-full object-contain"
          />
        ) : (
          <PresetPicture preset={job.preset} sizes="56rem" className="size-full opacity-60" />
        )}
      </div>
      {/* Below the picture, whose last lines are the legal ones. */}
      <figcaption aria-live="polite" className="text-sm text-muted">
        {isAwaited ? `${progress}. ${TEXTS.drawingPreviews}` : state}
      </figcaption>
    </figure>
  );
}

interface ThumbnailProps {
  readonly frame: Frame;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function Thumbnail({ frame, isShown, onChoose }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-label={TEXTS.previewOf(frame.startSeconds)}
      aria-pressed={isShown}
      className={classNames(
        'block aspect-video w-full overflow-hidden rounded-plaque border-2 bg-(--art-black)',
        isShown ? 'border-gilt' : 'border-transparent hover:border-line-strong',
      )}
      onClick={onChoose}
    >
      {frame.still && <img src={frame.still} alt="" className="size-full object-contain" />}
    </button>
  );
}
