import { Download } from 'lucide-react';
import { useId } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { isForReviewOnly } from '#domain/videos/video-state.ts';
import { fileNameOf } from '#web/features/videos/job-copy.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { stateOf } from '#web/features/videos/video-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Sets downloads that are not approved apart from the others. */
const REVIEW_LOOK = 'border border-amber! text-amber!';

/** Returns why the file is for review only; null if the video is approved. */
export function reviewOnlyNote(job: JobBody): string | null {
  const state = stateOf(job);
  if (!isForReviewOnly(state)) return null;
  return state === 'rejected' ? TEXTS.rejectedForReviewOnly : TEXTS.notYetApproved;
}

interface DownloadLinkProps {
  readonly job: JobBody;
  /** Beside a next step, where there is no room for words. */
  readonly isIcon?: boolean;
}

/** Downloads a finished video; it says if that is for review only. */
export function DownloadLink({ job, isIcon = false }: DownloadLinkProps) {
  const noteId = useId();
  const note = reviewOnlyNote(job);
  if (job.status !== 'ready' || !job.videoUrl) return null;
  return (
    <>
      <Button
        asChild
        size={isIcon ? 'icon' : 'small'}
        variant={isIcon ? 'quiet' : 'secondary'}
        className={classNames(note && !isIcon && REVIEW_LOOK)}
      >
        <a
          href={job.videoUrl}
          download={fileNameOf(job, 'mp4')}
          title={note ?? undefined}
          aria-describedby={note ? noteId : undefined}
        >
          <Download aria-hidden="true" className="size-4" />
          <span className={isIcon ? 'sr-only' : ''}>
            {note ? TEXTS.downloadForReview : TEXTS.download}
          </span>
        </a>
      </Button>
      {note && (
        <span id={noteId} className="sr-only">
          {note}
        </span>
      )}
    </>
  );
}
