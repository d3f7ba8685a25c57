import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import { statusFacts, type StatusFact } from '#web/features/videos/page/status-facts.ts';
import { shareQuery } from '#web/features/videos/sharing/share-query.ts';
import { VideoState } from '#web/features/videos/video-state.tsx';

interface StatusLineProps {
  readonly job: JobBody;
  readonly history: VideoHistoryBody | undefined;
}

/** Where a video stands, since when, by whom, in which markets and until when. */
export function StatusLine({ job, history }: StatusLineProps) {
  const { data: share } = useQuery({ ...shareQuery(job.id), enabled: job.shareUrl !== null });
  const facts = statusFacts(job, { history, share });
  return (
    <div className="figures grid min-w-0 justify-items-start gap-1 text-muted">
      <VideoState job={job} />
      <FactLine facts={facts.filter(({ isDecision }) => !isDecision)} />
      <FactLine facts={facts.filter(({ isDecision }) => isDecision)} />
    </div>
  );
}

interface FactLineProps {
  readonly facts: readonly StatusFact[];
}

function FactLine({ facts }: FactLineProps) {
  return (
    <p className="[&>*:not(:last-child)]:after:text-muted [&>*:not(:last-child)]:after:content-['\00a0·_'] empty:hidden">
      {facts.map(({ text, isWarning }) => (
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
