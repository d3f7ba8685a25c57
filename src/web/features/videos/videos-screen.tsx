import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { refreshAccount } from '#web/api/account.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { EmptyFolder } from '#web/features/videos/folders/empty-folder.tsx';
import { FolderBar } from '#web/features/videos/folders/folder-bar.tsx';
import { GroupCard } from '#web/features/videos/list/group-card.tsx';
import { groupJobs } from '#web/features/videos/list/group-jobs.ts';
import type { View } from '#web/features/videos/filters/filter-options.ts';
import { JobFilterBar } from '#web/features/videos/filters/job-filter-bar.tsx';
import { isNarrowed, NO_FILTER, type JobFilter } from '#web/features/videos/filters/job-filter.ts';
import { jobsQuery } from '#web/features/videos/jobs-query.ts';
import { SelectButton } from '#web/features/videos/selection/select-button.tsx';
import { SelectionBar } from '#web/features/videos/selection/selection-bar.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { useJobPolling } from '#web/features/videos/use-job-polling.ts';
import { useLibraryAddress } from '#web/features/videos/filters/use-library-address.ts';
import { useSelection, type Selection } from '#web/ui/tables/use-selection.ts';
import { VideoTable, type ListOrder } from '#web/features/videos/list/video-table.tsx';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { PresetLinks } from '#web/site/preset-links.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadMore } from '#web/ui/tables/load-more.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

const GRID =
  'grid gap-3 sm:gap-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3 3xl:grid-cols-4';
const SKELETON_COUNT = 3;
const STILL_FOR_MILLISECONDS = 250;

function Loading() {
  return (
    <output aria-label={TEXTS.loadingVideos} className={GRID}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Skeleton key={index} className="h-96" />
      ))}
    </output>
  );
}

function NoVideos({ canCreate }: { readonly canCreate: boolean }) {
  return (
    <>
      <EmptyState
        title={TEXTS.noVideosYet}
        {...(canCreate && { text: TEXTS.chooseAPresetAndWriteA })}
        action={
          <Button asChild size="large">
            <Link to={PATHS.create}>{TEXTS.createVideo}</Link>
          </Button>
        }
      />
      {canCreate && (
        <PresetLinks
          sizes="(min-width: 40rem) 14rem, 50vw"
          className="mx-auto grid max-w-5xl grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5"
        />
      )}
    </>
  );
}

interface VideosProps {
  readonly jobs: readonly JobBody[];
  readonly view: View;
  readonly order: ListOrder;
  readonly selection: Selection<JobBody>;
  readonly isSelecting: boolean;
}

function Videos({ jobs, view, order, selection, isSelecting }: VideosProps) {
  return (
    <div className="group/videos" data-selecting={isSelecting || undefined}>
      {view === 'list' ? (
        <VideoTable jobs={jobs} selection={selection} {...order} />
      ) : (
        <div className={GRID}>
          {groupJobs(jobs).map((group) => (
            <GroupCard key={group[0].groupId ?? group[0].id} jobs={group} selection={selection} />
          ))}
        </div>
      )}
      <SelectionBar selection={selection} />
    </div>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title={TEXTS.noResults}
      text={TEXTS.noVideoMatches}
      action={
        <Button variant="secondary" onClick={onClear}>
          {TEXTS.clearFilters}
        </Button>
      }
    />
  );
}

/** Credits come back without anybody here doing anything: the balance shown follows. */
function useBalanceAfterRefunds(jobs: readonly JobBody[]) {
  const refundCount = jobs.filter(({ refunded }) => refunded).length;
  useEffect(() => {
    if (refundCount > 0) refreshAccount().catch(() => undefined);
  }, [refundCount]);
}

/** The filter once nobody has typed for a moment. */
function useSettled(filter: JobFilter): JobFilter {
  const search = useDebounced(filter.search, STILL_FOR_MILLISECONDS);
  const author = useDebounced(filter.author, STILL_FOR_MILLISECONDS);
  return { ...filter, search, author };
}

export function VideosScreen() {
  const canCreate = roleHas(useSignedIn().user.role, 'video.create');
  const { filter, setFilter, view, setView, addressOfFolder, openFolder } = useLibraryAddress();
  const asked = useSettled(filter);
  const query = useInfiniteQuery(jobsQuery(asked));
  const jobs = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  useJobPolling(jobs, asked);
  useBalanceAfterRefunds(jobs);
  const selection = useSelection(jobs);
  const [isSelecting, setIsSelecting] = useState(false);
  function changeSelecting(isOn: boolean) {
    setIsSelecting(isOn);
    if (!isOn) selection.clear();
  }
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const isEmpty = query.isSuccess && jobs.length === 0;
  const isSearch = isNarrowed(filter) || isNarrowed(asked);
  const hasAny = jobs.length > 0 || isSearch || filter.folder !== '';
  return (
    <>
      <PageHeading
        title={TEXTS.myVideos}
        lead={
          query.hasNextPage || jobs.length === 0
            ? TEXTS.allVideosOfYourOrganization
            : TEXTS.videosOfOrders(jobs.length, groupJobs(jobs).length)
        }
        actions={
          canCreate &&
          !(isEmpty && !hasAny) && (
            <Button asChild>
              <Link to={PATHS.create}>
                <Clapperboard aria-hidden="true" className="size-4.5" />
                {TEXTS.createVideo}
              </Link>
            </Button>
          )
        }
      />
      {hasAny && <FolderBar open={filter.folder} addressOf={addressOfFolder} onOpen={openFolder} />}
      {hasAny && (
        <JobFilterBar filter={filter} onChange={setFilter} view={view} onView={setView}>
          <SelectButton isSelecting={isSelecting} onSelecting={changeSelecting} />
        </JobFilterBar>
      )}
      {query.isPending && <Loading />}
      {query.isError && jobs.length === 0 && (
        <FailedRead title={TEXTS.videosCouldNotBeLoaded} query={query} />
      )}
      {isEmpty && isSearch && (
        <NothingFound onClear={() => setFilter({ ...NO_FILTER, folder: filter.folder })} />
      )}
      {isEmpty && !isSearch && filter.folder !== '' && (
        <EmptyFolder folderId={filter.folder} onShowAll={() => openFolder('')} />
      )}
      {isEmpty && !hasAny && <NoVideos canCreate={canCreate} />}
      {jobs.length > 0 && (
        <Videos
          jobs={jobs}
          view={view}
          selection={selection}
          isSelecting={isSelecting || selection.jobs.length > 0}
          order={{
            isComplete: !query.hasNextPage,
            isOldestFirst: filter.order === 'oldest',
            onOldestFirst: (isOldest) => setFilter({ ...filter, order: isOldest ? 'oldest' : '' }),
          }}
        />
      )}
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
