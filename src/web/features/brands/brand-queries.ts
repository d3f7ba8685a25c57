import { queryOptions } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { call } from '#web/api/client.ts';

/** All brands fit on one page: an organization has a hundred at most. */
export const brandsQuery = queryOptions({
  queryKey: ['/api/brands'],
  queryFn: ({ signal }) => call(brandRoutes.list, { signal }),
  refetchOnMount: 'always',
});

export const archivedBrandsQuery = queryOptions({
  queryKey: ['/api/brands', 'archived'],
  queryFn: ({ signal }) => call(brandRoutes.list, { query: { state: 'archived' }, signal }),
  refetchOnMount: 'always',
});

export const outdatedVideosQuery = (id: string, version: number | null) =>
  queryOptions({
    queryKey: ['/api/brands', id, 'outdated videos', version],
    queryFn: ({ signal }) => call(brandRoutes.outdatedVideos, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

export const versionsQuery = (id: string, version: number | null) =>
  queryOptions({
    queryKey: ['/api/brands', id, 'versions', version],
    queryFn: ({ signal }) => call(brandRoutes.versions, { params: { id }, signal }),
  });
