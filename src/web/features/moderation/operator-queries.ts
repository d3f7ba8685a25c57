import { appealRoutes } from '#contracts/routes/appeals.ts';
import { brandRoutes } from '#contracts/routes/brands.ts';
import { organizationNameRoutes } from '#contracts/routes/organization-names.ts';
import { call } from '#web/api/client.ts';

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

export const reviewedBrandsQuery = {
  queryKey: ['brands looked at'],
  queryFn: () => call(brandRoutes.reviewed, { query: { limit: REVIEWED_COUNT } }),
  refetchOnMount: 'always',
} as const;

export type NewBrand = Awaited<ReturnType<typeof newBrandsQuery.queryFn>>[number];

export const namesQuery = {
  queryKey: ['organization-names'],
  queryFn: () => call(organizationNameRoutes.waiting, { query: {} }),
  refetchOnMount: 'always',
} as const;
