import { infiniteQueryOptions } from '@tanstack/react-query';

import { appealRoutes } from '#contracts/routes/appeals.ts';
import { brandRoutes } from '#contracts/routes/brands.ts';
import { organizationNameRoutes } from '#contracts/routes/organization-names.ts';
import { call, callPage } from '#web/api/client.ts';

/** Refusals whose authors asked the operator to look again. */
export const appealsQuery = {
  queryKey: ['appeals'],
  queryFn: () => call(appealRoutes.waiting, { query: {} }),
  refetchOnMount: 'always',
} as const;

export const newBrandsQuery = {
  queryKey: ['brands to look at'],
  queryFn: () => call(brandRoutes.waiting, { query: {} }),
  refetchOnMount: 'always',
} as const;

const REVIEWED_COUNT = 10;

export const reviewedBrandsQuery = infiniteQueryOptions({
  queryKey: [brandRoutes.reviewed.path],
  queryFn: ({ pageParam, signal }) =>
    callPage(brandRoutes.reviewed, {
      query: { limit: REVIEWED_COUNT, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: 'always',
});

export type NewBrand = Awaited<ReturnType<typeof newBrandsQuery.queryFn>>[number];

export const namesQuery = {
  queryKey: ['organization-names'],
  queryFn: () => call(organizationNameRoutes.waiting, { query: {} }),
  refetchOnMount: 'always',
} as const;
