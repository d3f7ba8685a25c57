import { queryOptions } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

export const newBrandsQuery = {
  queryKey: ['brands to look at'],
  queryFn: () => call(brandRoutes.waiting, { query: {} }),
  refetchOnMount: 'always',
} as const;

export type NewBrand = Awaited<ReturnType<typeof newBrandsQuery.queryFn>>[number];

/** A frame takes a second; a busy server needs many. */
const DRAWING_RETRIES = 40;
const RETRY_MS = 1_500;

class NotDrawnYet extends Error {}

/** The first frame of a video of the brand; null where it could not be made. */
export const brandFrameQuery = ({ id, version }: NewBrand) =>
  queryOptions({
    queryKey: ['brand frame', id, version],
    queryFn: async ({ signal }) => {
      const { still, isRefused } = await call(brandRoutes.sampleFrame, { params: { id }, signal });
      if (still === null && !isRefused) throw new NotDrawnYet();
      return still;
    },
    staleTime: Infinity,
    retry: (failures, error) =>
      failures < DRAWING_RETRIES && (error instanceof NotDrawnYet || hasStatus(error, 503)),
    retryDelay: RETRY_MS,
  });
