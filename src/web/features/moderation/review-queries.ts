import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import { ruleChangeRoutes } from '#contracts/routes/rule-changes.ts';
import type { ModerationStatus } from '#domain/moderation.ts';
import type { PresetId } from '#domain/presets.ts';
import { callPage } from '#web/api/client.ts';

/** What a list of reviews is narrowed to; empty does not narrow. */
export interface ReviewFilter {
  readonly status: ModerationStatus | '';
  readonly preset: PresetId | '';
  readonly author: string;
}

export const NO_FILTER: ReviewFilter = { status: '', preset: '', author: '' };

export const REVIEWS_QUERY_KEY = '/api/moderation';
/** My Videos reads its list under this key. */
export const JOBS_QUERY_KEY = '/api/jobs';

const LISTS = { waiting: moderationRoutes.pending, decided: moderationRoutes.history } as const;
export type ReviewList = keyof typeof LISTS;

/** Videos that wait for a decision, or that were decided, page after page. */
export function reviewsQuery(list: ReviewList, { status, preset, author }: ReviewFilter) {
  const filter = {
    ...(status && { status }),
    ...(preset && { preset }),
    ...(author.trim() && { author: author.trim() }),
  };
  return infiniteQueryOptions({
    queryKey: [REVIEWS_QUERY_KEY, list, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(LISTS[list], {
        query: { ...filter, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** Live videos whose legal lines were made from former rules. */
export const outdatedQuery = infiniteQueryOptions({
  queryKey: [REVIEWS_QUERY_KEY, 'rule changes'],
  queryFn: ({ pageParam, signal }) =>
    callPage(ruleChangeRoutes.list, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: 'always',
});
