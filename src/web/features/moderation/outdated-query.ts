import { infiniteQueryOptions } from '@tanstack/react-query';

import { ruleChangeRoutes } from '#contracts/routes/rule-changes.ts';
import { callPage } from '#web/api/client.ts';
import { REVIEWS_QUERY_KEY } from '#web/features/moderation/review-queries.ts';

/** Live videos whose legal lines were made from former rules. */
export const outdatedQuery = infiniteQueryOptions({
  queryKey: [REVIEWS_QUERY_KEY, 'rule changes'],
  queryFn: ({ pageParam, signal }) =>
    callPage(ruleChangeRoutes.list, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: 'always',
});
