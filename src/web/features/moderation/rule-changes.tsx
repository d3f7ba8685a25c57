import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useCallback } from 'react';

import { ruleChangeRoutes } from '#contracts/routes/rule-changes.ts';
import type { OutdatedVideoBody } from '#contracts/schemas/rule-change.ts';
import { marketName } from '#domain/markets/markets.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { outdatedQuery } from '#web/features/moderation/outdated-query.ts';
import { REVIEWS_QUERY_KEY } from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { marketsQuery } from '#web/markets/markets-query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { LoadMore } from '#web/ui/tables/load-more.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate, formatDateTime } from '#web/ui/text/moment.ts';

const SKELETON_ROW_COUNT = 3;

function OutdatedVideo({ video }: { readonly video: OutdatedVideoBody }) {
  const queryClient = useQueryClient();
  const renew = useChange({
    mutationFn: () => call(ruleChangeRoutes.renew, { params: { jobId: video.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.updatingLegalLines, description: TEXTS.theNewVideoWillBeReviewed });
      await queryClient.invalidateQueries({ queryKey: [REVIEWS_QUERY_KEY] });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotUpdateLegalLines, error }),
  });
  const markets = video.changedMarkets.map((code) => marketName(code)).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4">
      <div className="grid min-w-0 gap-1">
        <p className="line-clamp-2 font-medium">{video.prompt}</p>
        <p className="text-sm text-muted">
          {TEXTS.rulesChanged(video.organizationName, markets)}{' '}
          <time dateTime={video.createdAt}>{formatDateTime(video.createdAt)}</time>
        </p>
      </div>
      {video.isBeingRenewed ? (
        <Badge tone="amber">{TEXTS.updating}</Badge>
      ) : (
        <Button
          size="small"
          variant="secondary"
          pending={renew.isPending}
          onClick={() => renew.mutate()}
        >
          {!renew.isPending && <RefreshCw aria-hidden="true" className="size-4" />}
          {TEXTS.updateLegalLines}
        </Button>
      )}
    </li>
  );
}

/** When the rules were checked that the videos are compared with, and what is due. */
function ComparedWith() {
  const { data } = useQuery(marketsQuery);
  const days = data?.markets
    .flatMap(({ online, venue }) => [...online.sources, ...venue.sources])
    .map(({ checkedOn }) => checkedOn)
    .toSorted();
  const [first] = days ?? [];
  const last = days?.at(-1);
  if (data === undefined || first === undefined || last === undefined) return null;
  const checked = TEXTS.comparedWith(formatDate(`${first}T12:00`), formatDate(`${last}T12:00`));
  return (
    <p className="figures mb-4 max-w-3xl text-sm text-muted">
      {checked} {data.due.length > 0 && TEXTS.checksDue(data.due.length)}
    </p>
  );
}

/** Live videos whose lines were made from former rules, each renewed by one press, free of charge. */
export function RuleChanges() {
  const query = useInfiniteQuery(outdatedQuery);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  if (query.isPending) {
    return <SkeletonRows label={TEXTS.loadingVideos} count={SKELETON_ROW_COUNT} className="h-20" />;
  }
  if (!query.data) {
    return <FailedRead title={TEXTS.videosCouldNotBeLoaded} query={query} />;
  }
  const videos = query.data.pages.flatMap((page) => page.items);
  if (videos.length === 0) {
    return (
      <>
        <ComparedWith />
        <EmptyState title={TEXTS.allLegalLinesAreUpTo} text={TEXTS.whenAMarketsRulesChangeLive} />
      </>
    );
  }
  return (
    <>
      <ComparedWith />
      <p className="mb-4 max-w-3xl text-muted">{TEXTS.theseLiveVideosShowOutdatedLegal}</p>
      <ul className="grid gap-3">
        {videos.map((video) => (
          <OutdatedVideo key={video.id} video={video} />
        ))}
      </ul>
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
