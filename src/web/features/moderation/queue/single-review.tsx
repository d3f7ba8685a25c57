import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

import { hasStatus } from '#web/api/api-error.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { reviewQuery } from '#web/features/moderation/review-queries.ts';
import { ReviewItem } from '#web/features/moderation/review/review-item.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';

const noop = () => undefined;
const ALONE = {
  isSelected: () => false,
  onSelect: null,
  onWatch: noop,
  watched: new Set<string>(),
  onReach: noop,
};

/** One video, whether it waits or was decided: what links of other organizations' videos lead to. */
export function SingleReview({ jobId }: { readonly jobId: string }) {
  const query = useQuery(reviewQuery(jobId));
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link to={PATHS.moderation} className="inline-flex items-center gap-2 text-gilt">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {TEXTS.backToModeration}
      </Link>
      {hasStatus(query.error, 404) ? (
        <EmptyState title={TEXTS.videoNotFound} text={TEXTS.itWasDeletedOrNeverWas} />
      ) : (
        <QueryState
          query={query}
          loading={<SkeletonRows label={TEXTS.loadingJobs} count={1} className="h-56" />}
          errorTitle={TEXTS.videoCouldNotBeLoaded}
        >
          {(job) => <ReviewItem group={[job]} isOpen onToggle={noop} list={ALONE} />}
        </QueryState>
      )}
    </div>
  );
}
