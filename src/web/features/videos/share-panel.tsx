import { useQuery } from '@tanstack/react-query';

import type { JobBody } from '#contracts/schemas/job.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { ShareForm } from '#web/features/videos/share-form.tsx';
import { ShareLink } from '#web/features/videos/share-link.tsx';
import { shareQuery } from '#web/features/videos/share-query.ts';
import { ShareViews } from '#web/features/videos/share-views.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PanelProps {
  readonly job: JobBody;
  readonly onClose: () => void;
}

function SharedPanel({ job, onClose }: PanelProps) {
  const query = useQuery(shareQuery(job.id));
  // A link that has just run out.
  if (hasStatus(query.error, 404)) return <ShareForm job={job} share={null} />;
  if (query.isError) {
    return <FailedRead title={TEXTS.theLinkCouldNotBeLoaded} query={query} />;
  }
  if (!query.data) {
    return (
      <output aria-label={TEXTS.loadingTheLink}>
        <Skeleton className="h-64" />
      </output>
    );
  }
  return (
    <>
      <ShareLink share={query.data} />
      <ShareViews views={query.data.views} />
      <ShareForm key={query.data.expiresAt} job={job} share={query.data} onWithdrawn={onClose} />
    </>
  );
}

/** What the share dialog holds: how to go live, or the link and what became of it. */
export function SharePanel({ job, onClose }: PanelProps) {
  return job.shareUrl === null ? (
    <ShareForm job={job} share={null} />
  ) : (
    <SharedPanel job={job} onClose={onClose} />
  );
}
