import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import { statusFacts } from '#web/features/videos/page/status-facts.ts';
import { shareQuery } from '#web/features/videos/sharing/share-query.ts';
import { VideoState } from '#web/features/videos/video-state.tsx';

interface StatusLineProps {
  readonly job: JobBody;
  readonly history: VideoHistoryBody | undefined;
}

/** Where a video stands, since when, by whom, in which markets and until when. */
export function StatusLine({ job, history }: StatusLineProps) {
  const { data: share } = useQuery({ ...shareQuery(job.id), enabled: job.shareUrl !== null });
  return (
    <p className="figures min-w-0 leading-7 text-muted [&>*:not(:first-child,:last-child)]:after:text-muted [&>*:not(:first-child,:last-child)]:after:content-['\00a0·_']">
      <span className="mr-3 inline-flex align-middle leading-none">
        <VideoState job={job} />
      </span>
      {statusFacts(job, { history, share }).map(({ text, isWarning }) => (
        <span key={text} className={isWarning ? 'text-amber' : ''}>
          {isWarning && (
            <TriangleAlert aria-hidden="true" className="inline size-4 align-text-bottom" />
          )}
          {/* No line ends between the sign and what it is about. */}
          {isWarning && '\u00A0'}
          {text}
        </span>
      ))}
    </p>
  );
}
