import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { groupReviews, type ReviewGroup } from '#web/features/moderation/queue/group-reviews.ts';
import { ReviewFilterBar } from '#web/features/moderation/queue/review-filter-bar.tsx';
import { useReviewKeys } from '#web/features/moderation/queue/use-review-keys.ts';
import {
  NO_FILTER,
  reviewsQuery,
  type ReviewList as ListName,
} from '#web/features/moderation/review-queries.ts';
import type { ReviewListState } from '#web/features/moderation/review/review-item.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { LoadMore } from '#web/ui/tables/load-more.tsx';
import { useSelection } from '#web/ui/tables/use-selection.ts';

/** Comes with the first video that waits. */
const ReviewItem = lateComponent(
  async () => (await import('#web/features/moderation/review/review-item.tsx')).ReviewItem,
  { waiting: <Skeleton className="h-56" /> },
);
/** Comes with the first video that is ticked. */
const BulkDecisions = lateComponent(
  async () => (await import('#web/features/moderation/decisions/bulk-decisions.tsx')).BulkDecisions,
);

const SKELETON_ROW_COUNT = 3;
const STILL_FOR_MILLISECONDS = 250;
const NONE = 'none';
/** Fewer than these are seen at a glance. */
const FILTERED_FROM = 8;

interface ReviewListProps {
  readonly list: ListName;
  /** Shown where there is nothing at all. */
  readonly empty: ReactNode;
}

/** Whether a video is held, can be looked at, or is still to be made. */
const isHeld = ({ moderationStatus }: ReviewJobBody) => moderationStatus === 'flagged';
const isReady = ({ status }: ReviewJobBody) => status === 'ready';

interface Section {
  readonly title: string | null;
  readonly text: string | null;
  readonly groups: readonly ReviewGroup[];
}

/** Orders of which something can be looked at first, then what is held, and what is still being made apart. */
function sectionsOf(list: ListName, jobs: readonly ReviewJobBody[]): Section[] {
  const groups = groupReviews(jobs);
  if (list !== 'waiting') return [{ title: null, text: null, groups }];
  const ready = groups.filter((group) => group.some(isReady));
  const held = groups.filter((group) => !group.some(isReady) && group.some(isHeld));
  const unmade = groups.filter((group) => !ready.includes(group) && !held.includes(group));
  return [
    { title: null, text: null, groups: ready },
    { title: TEXTS.onHold, text: TEXTS.onHoldExplained, groups: held },
    { title: TEXTS.beingCreated, text: TEXTS.beingCreatedExplained, groups: unmade },
  ].filter((section) => section.groups.length > 0);
}

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly state: ReviewListState;
}

function Sections({ sections, openId, onOpen, state }: SectionsProps) {
  return sections.map(({ title, text, groups }) => (
    <section key={title} {...(title !== null && { 'aria-label': title })} className="grid gap-3">
      {title !== null && (
        <div className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <h2 className="font-display text-xl font-semibold">{title}</h2>
          <p className="text-sm text-muted">{text}</p>
        </div>
      )}
      {groups.map((group) => {
        const [{ id }] = group;
        const isOpen = group.some((job) => job.id === openId);
        return (
          <ReviewItem
            key={id}
            group={group}
            isOpen={isOpen}
            onToggle={() => onOpen(isOpen ? NONE : id)}
            list={state}
          />
        );
      })}
    </section>
  ));
}

/** Which keys decide, for those who have some. */
function Shortcuts() {
  return (
    <p className="mt-4 text-sm text-muted max-md:hidden">
      {TEXTS.keyboardShortcuts}: <kbd>J</kbd> / <kbd>K</kbd> {TEXTS.nextAndPrevious} · <kbd>A</kbd>{' '}
      {TEXTS.approves} · <kbd>R</kbd> {TEXTS.rejects} · <kbd>X</kbd> {TEXTS.selects}
    </p>
  );
}

/** The one that is open: the one that was chosen, or else the first of what waits. */
function openIdOf(list: ListName, chosen: string | null, sections: readonly Section[]) {
  const shown = sections.flatMap(({ groups }) => groups.flat());
  if (chosen === NONE || shown.some(({ id }) => id === chosen)) return chosen;
  return list === 'decided' ? null : (shown[0]?.id ?? null);
}

/** Reviews with their filters; J and K go from one to the next, A approves, R rejects, X ticks. */
export function ReviewList({ list, empty }: ReviewListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useDebounced(filter.search, STILL_FOR_MILLISECONDS);
  const { isOperator } = useSignedIn().organization;
  const query = useInfiniteQuery(reviewsQuery(list, { ...filter, search }, { isOperator }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef<HTMLDivElement>(null);
  useReviewKeys(shown, setChosen);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const jobs = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const selected = useSelection(jobs);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const isDecided = list === 'decided';
  const hasFilters = useOnceTrue(isDecided || query.hasNextPage || jobs.length >= FILTERED_FROM);
  if (query.isPending) {
    return <SkeletonRows label={TEXTS.loadingJobs} count={SKELETON_ROW_COUNT} className="h-28" />;
  }
  if (!query.data) {
    return <FailedRead title={TEXTS.jobsCouldNotBeLoaded} query={query} />;
  }
  if (jobs.length === 0 && !isFiltered && !query.hasNextPage) return empty;
  const sections = sectionsOf(list, jobs);
  const state: ReviewListState = {
    isSelected: selected.has,
    onSelect: isDecided ? null : selected.toggle,
    onWatch: (id) => setWatched((before) => new Set([...before, id])),
    watched,
    onReach: setChosen,
  };
  return (
    <>
      {hasFilters && <ReviewFilterBar list={list} filter={filter} onChange={setFilter} />}
      {!isDecided && jobs.length > 1 && (
        <div className="-mt-3 mb-2 flex justify-end">
          <Button size="small" variant="quiet" onClick={selected.selectAll}>
            {TEXTS.selectAll}
          </Button>
        </div>
      )}
      {jobs.length === 0 && (
        <EmptyState title={TEXTS.noResults} text={TEXTS.removeAFilterToSeeMore} />
      )}
      <div ref={shown} className="grid gap-3">
        <Sections
          sections={sections}
          openId={openIdOf(list, chosen, sections)}
          onOpen={setChosen}
          state={state}
        />
      </div>
      {selected.jobs.length > 0 && <BulkDecisions selected={selected} watched={watched} />}
      {query.hasNextPage && (
        <LoadMore
          pending={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={loadMore}
        />
      )}
      {!isDecided && jobs.length > 0 && <Shortcuts />}
    </>
  );
}
