import { queryOptions } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { call } from '#web/api/client.ts';

/** The brands that a video can be ordered with. */
export const publishedBrandsQuery = queryOptions({
  queryKey: ['/api/brands'],
  queryFn: ({ signal }) => call(brandRoutes.list, { signal }),
  refetchOnMount: 'always',
  select: (brands) => brands.filter(({ version }) => version !== null),
});

/** What an order is made with: the draft may say something else already. */
export const publishedVersionQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/brands', id, 'published'],
    queryFn: async ({ signal }) =>
      (await call(brandRoutes.versions, { params: { id }, query: { limit: 1 }, signal }))[0] ??
      null,
  });
