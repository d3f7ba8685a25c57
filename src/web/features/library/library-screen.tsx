import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { DropZone } from '#web/media/drop-zone.tsx';
import { matchesFilter, NO_FILTER, type MediaFilter } from '#web/media/kinds.ts';
import { FileSelection } from '#web/features/library/file-selection.tsx';
import { hasContents, MediaCard } from '#web/features/library/media-card.tsx';
import { RefusedFiles } from '#web/features/library/refused-files.tsx';
import { MediaFilterBar } from '#web/features/library/media-filter-bar.tsx';
import { TEXTS } from '#web/media/texts.ts';
import { UploadList } from '#web/media/upload-list.tsx';
import { useUploads } from '#web/media/use-uploads.ts';
import { mediaQuery } from '#web/media/media-query.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadMore } from '#web/ui/tables/load-more.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { useSelection } from '#web/ui/tables/use-selection.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 3xl:grid-cols-4';
const SKELETON_COUNT = 3;
const WITHOUT_RIGHTS: MediaFilter = { ...NO_FILTER, use: 'needs-rights' };

function Loading() {
  return (
    <output aria-label={TEXTS.loadingFiles} className={GRID}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Skeleton key={index} className="h-80" />
      ))}
    </output>
  );
}

function Files({ files }: { readonly files: readonly MediaBody[] }) {
  const { user } = useSignedIn();
  const [filter, setFilter] = useState(NO_FILTER);
  const boxOfUse = useRef<HTMLDivElement>(null);
  const withoutRights = files.filter((file) => matchesFilter(file, WITHOUT_RIGHTS));
  const shown = files.filter((file) => matchesFilter(file, filter));
  const refused = shown.filter(({ state }) => state === 'refused');
  const cards = shown.filter((file) => !refused.includes(file));
  const selection = useSelection(shown.filter(hasContents));
  const callsForRights =
    filter.use === 'all' && withoutRights.length > 0 && roleHas(user.role, 'media.upload');

  function showWithoutRights() {
    setFilter(WITHOUT_RIGHTS);
    // What was pressed goes away.
    boxOfUse.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }

  return (
    <>
      <MediaFilterBar filter={filter} onChange={setFilter} boxOfUse={boxOfUse} />
      {callsForRights && (
        <p className="-mt-2 mb-5 flex flex-wrap gap-x-3 text-sm text-amber">
          {TEXTS.withoutRights(withoutRights.length)}
          <Button variant="link" size="inline" onClick={showWithoutRights}>
            {TEXTS.showThem}
          </Button>
        </p>
      )}
      <FileSelection selection={selection} />
      <RefusedFiles files={refused} />
      {cards.length > 0 && (
        <div className={GRID}>
          {cards.map((file) => (
            <MediaCard key={file.id} file={file} selection={selection} />
          ))}
        </div>
      )}
      {shown.length === 0 && (
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

function Uploading({ hasFiles }: { readonly hasFiles: boolean }) {
  const { uploads, add, remove } = useUploads();
  const handleFiles = useCallback((files: readonly File[]) => add(files, null), [add]);
  return (
    <>
      <DropZone onFiles={handleFiles} isCompact={hasFiles} />
      <UploadList uploads={uploads} remove={remove} />
    </>
  );
}

export function LibraryScreen() {
  const { user } = useSignedIn();
  const query = useInfiniteQuery(mediaQuery);
  const files = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <>
      <PageHeading title={TEXTS.library} lead={TEXTS.yourOwnPicturesLogosFontsAnd} />
      {roleHas(user.role, 'media.upload') && <Uploading hasFiles={files.length > 0} />}
      {query.isPending && <Loading />}
      {query.isError && files.length === 0 && (
        <FailedRead title={TEXTS.filesCouldNotBeLoaded} query={query} />
      )}
      {query.isSuccess && files.length === 0 && (
        <EmptyState title={TEXTS.noFilesYet} text={TEXTS.whatYouUploadIsCheckedAnd} />
      )}
      {files.length > 0 && <Files files={files} />}
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
