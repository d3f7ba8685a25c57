import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { FailedRead } from '#web/api/failed-read.tsx';
import { BulkDecisions } from '#web/features/moderation/bulk-decisions.tsx';
import { ReviewCard } from '#web/features/moderation/review-card.tsx';
import { ReviewFilterBar } from '#web/features/moderation/review-filter-bar.tsx';
import {
  NO_FILTER,
  reviewsQuery,
  type ReviewList as ListName,
} from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useReviewKeys } from '#web/features/moderation/use-review-keys.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

const SKELETON_ROW_COUNT = 3;
const STILL_FOR_MILLISECONDS = 250;

interface ReviewListProps {
  readonly list: ListName;
  /** Shown where there is nothing at all. */
  readonly empty: ReactNode;
}

/** Reviews with their filters; J and K go from one to the next, A approves, R rejects, X ticks. */
export function ReviewList({ list, empty }: ReviewListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const author = useDebounced(filter.author, STILL_FOR_MILLISECONDS);
  const query = useInfiniteQuery(reviewsQuery(list, { ...filter, author }));
  const shown = useRef<HTMLDivElement>(null);
  useReviewKeys(shown);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const jobs = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const selected = useSelection(jobs);
  if (query.isPending) {
    return <SkeletonRows label={TEXTS.loadingJobs} count={SKELETON_ROW_COUNT} className="h-56" />;
  }
  if (!query.data) {
    return <FailedRead title={TEXTS.jobsCouldNotBeLoaded} query={query} />;
  }
  const isFiltered = Object.values(filter).some((value) => value !== '');
  if (jobs.length === 0 && !isFiltered) return empty;
  return (
    <>
      <ReviewFilterBar list={list} filter={filter} onChange={setFilter} />
      {list === 'waiting' && (
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-sm text-muted max-md:hidden">
            {TEXTS.keyboardShortcuts}: <kbd>J</kbd> / <kbd>K</kbd> {TEXTS.nextAndPrevious} ·{' '}
            <kbd>A</kbd> {TEXTS.approves} · <kbd>R</kbd> {TEXTS.rejects} · <kbd>X</kbd>{' '}
            {TEXTS.selects}
          </p>
          {jobs.length > 1 && (
            <Button size="small" variant="quiet" className="ml-auto" onClick={selected.selectAll}>
              {TEXTS.selectAll}
            </Button>
          )}
        </div>
      )}
      {jobs.length === 0 && (
        <EmptyState title={TEXTS.noResults} text={TEXTS.removeAFilterToSeeMore} />
      )}
      <div ref={shown} className="grid gap-5">
        {jobs.map((job) => (
          <ReviewCard
            key={job.id}
            job={job}
            {...(list === 'waiting' && {
              isSelected: selected.has(job.id),
              onToggle: () => selected.toggle(job.id),
            })}
          />
        ))}
      </div>
      <BulkDecisions selected={selected} />
      {query.hasNextPage && (
        <LoadMore
          pending={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={loadMore}
        />
      )}
    </>
  );
}
