import { queryOptions } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import type { NewBrand } from '#web/features/moderation/operator-queries.ts';

/** A frame takes a second; a busy server needs many. */
const DRAWING_RETRIES = 40;
const RETRY_MS = 1_500;

class NotDrawnYet extends Error {}

/** Frames of a video of the brand. */
export const brandFramesQuery = ({ id, version }: NewBrand) =>
  queryOptions({
    queryKey: ['brand frames', id, version],
    queryFn: async ({ signal }) => {
      const { frames, refusals } = await call(brandRoutes.previewToLookAt, {
        params: { id },
        signal,
      });
      const isDrawn = frames.every(({ still }) => still !== null);
      if (!isDrawn && refusals.length === 0) throw new NotDrawnYet();
      return frames;
    },
    staleTime: Infinity,
    retry: (failures, error) =>
      failures < DRAWING_RETRIES && (error instanceof NotDrawnYet || hasStatus(error, 503)),
    retryDelay: RETRY_MS,
  });
