import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { ruleRoutes } from '#contracts/routes/rules.ts';
import { call, callPage } from '#web/api/client.ts';

/** Everything of the rules desk is read under this key. */
export const RULES_QUERY_KEY = '/api/rules';

export const deskQuery = queryOptions({
  queryKey: [RULES_QUERY_KEY],
  queryFn: ({ signal }) => call(ruleRoutes.read, { signal }),
  refetchOnMount: 'always',
});

export const versionsQuery = queryOptions({
  queryKey: [RULES_QUERY_KEY, 'versions'],
  queryFn: ({ signal }) => call(ruleRoutes.versions, { signal }),
  refetchOnMount: 'always',
});

export const countsQuery = queryOptions({
  queryKey: [RULES_QUERY_KEY, 'counts'],
  queryFn: ({ signal }) => call(ruleRoutes.counts, { signal }),
  refetchOnMount: 'always',
});

export const allowancesQuery = infiniteQueryOptions({
  queryKey: [RULES_QUERY_KEY, 'allowances'],
  queryFn: ({ pageParam, signal }) =>
    callPage(ruleRoutes.allowances, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: 'always',
});
