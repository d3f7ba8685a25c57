import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import { proofRoutes } from '#contracts/routes/proof.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { call, callPage } from '#web/api/client.ts';
import { momentsOf } from '#web/ui/text/moment.ts';

/** What a list of reviews is narrowed to; empty does not narrow. */
export interface ReviewFilter {
  readonly status: ModerationStatus | '';
  readonly preset: PresetId | '';
  readonly market: MarketCode | '';
  readonly search: string;
  /** Of what waits: empty for the longest waiting first. */
  readonly order: 'newest' | '';
  /** Days of the decision, as 2026-03-31. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: ReviewFilter = {
  status: '',
  preset: '',
  market: '',
  search: '',
  order: '',
  from: '',
  to: '',
};

export const REVIEWS_QUERY_KEY = '/api/moderation';
/** My Videos reads its list under this key. */
export const JOBS_QUERY_KEY = '/api/jobs';
/** A decision ends the notices that a video awaits it. */
export const NOTIFICATIONS_QUERY_KEY = '/api/notifications';

/** `held` is of the operator alone, whose `waiting` is without it. */
export type ReviewList = 'waiting' | 'held' | 'decided';

/** The filter as the calls take it. */
export function narrowing({ status, preset, market, search }: ReviewFilter) {
  return {
    ...(status && { status }),
    ...(preset && { preset }),
    ...(market && { market }),
    ...(search.trim() && { search: search.trim() }),
  };
}

export const decidedBetween = ({ from, to }: ReviewFilter) => momentsOf(from, to);

/** Videos that wait for a decision, or that were decided, page after page. */
export function reviewsQuery(
  list: ReviewList,
  filter: ReviewFilter,
  { isOperator }: { readonly isOperator: boolean },
) {
  const query = {
    ...narrowing(filter),
    ...(list === 'decided' && decidedBetween(filter)),
    ...(list !== 'decided' && { order: filter.order || ('oldest' as const) }),
    ...(list === 'held' && { status: 'flagged' as const }),
    ...(list === 'waiting' && isOperator && { status: 'pending' as const }),
  };
  const route = list === 'decided' ? moderationRoutes.history : moderationRoutes.pending;
  return infiniteQueryOptions({
    queryKey: [REVIEWS_QUERY_KEY, list, query],
    queryFn: ({ pageParam, signal }) =>
      callPage(route, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function reviewQuery(jobId: string) {
  return queryOptions({
    queryKey: [REVIEWS_QUERY_KEY, 'one', jobId],
    queryFn: ({ signal }) => call(moderationRoutes.find, { params: { jobId }, signal }),
    refetchOnMount: 'always',
  });
}

/** What the finished frames of a video show. */
export function proofQuery(jobId: string) {
  return queryOptions({
    queryKey: [REVIEWS_QUERY_KEY, 'proof', jobId],
    queryFn: ({ signal }) => call(proofRoutes.sheet, { params: { id: jobId }, signal }),
    staleTime: Infinity,
    retry: false,
  });
}
