import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { refreshAccount } from '#web/api/account.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { JobCard } from '#web/features/videos/job-card.tsx';
import { JobFilterBar } from '#web/features/videos/job-filter-bar.tsx';
import { matchesFilter, NO_FILTER } from '#web/features/videos/job-filter.ts';
import { jobsQuery } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { useJobPolling } from '#web/features/videos/use-job-polling.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const GRID =
  'grid gap-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3 3xl:grid-cols-4';
const SKELETON_COUNT = 3;

function Loading() {
  return (
    <output aria-label={TEXTS.loadingVideos} className={GRID}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Skeleton key={index} className="h-96" />
      ))}
    </output>
  );
}

function NoVideos() {
  return (
    <EmptyState
      title={TEXTS.noVideosYet}
      text={TEXTS.chooseAPresetAndWriteA}
      action={
        <Button asChild size="large">
          <Link to={PATHS.create}>{TEXTS.createVideo}</Link>
        </Button>
      }
    />
  );
}

function Films({ jobs }: { readonly jobs: readonly JobBody[] }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = jobs.filter((job) => matchesFilter(job, filter));
  return (
    <>
      <JobFilterBar filter={filter} onChange={setFilter} />
      {shown.length > 0 ? (
        <div className={GRID}>
          {shown.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </div>
      ) : (
        <EmptyState
          title={TEXTS.noResults}
          action={
            <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
              {TEXTS.clearFilters}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Credits come back without anybody here doing anything: the balance shown follows. */
function useBalanceAfterRefunds(jobs: readonly JobBody[]) {
  const refundCount = jobs.filter(({ refunded }) => refunded).length;
  useEffect(() => {
    if (refundCount > 0) refreshAccount().catch(() => undefined);
  }, [refundCount]);
}

export function VideosScreen() {
  const query = useInfiniteQuery(jobsQuery);
  const jobs = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  useJobPolling(jobs);
  useBalanceAfterRefunds(jobs);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <>
      <PageHeading
        title={TEXTS.myVideos}
        lead={TEXTS.allVideosOfYourOrganization}
        actions={
          <Button asChild>
            <Link to={PATHS.create}>
              <Clapperboard aria-hidden="true" className="size-4.5" />
              {TEXTS.createVideo}
            </Link>
          </Button>
        }
      />
      {query.isPending && <Loading />}
      {query.isError && jobs.length === 0 && (
        <FailedRead title={TEXTS.videosCouldNotBeLoaded} query={query} />
      )}
      {query.isSuccess && jobs.length === 0 && <NoVideos />}
      {jobs.length > 0 && <Films jobs={jobs} />}
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
