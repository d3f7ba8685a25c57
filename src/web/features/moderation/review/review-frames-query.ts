import { queryOptions } from '@tanstack/react-query';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { ReviewPreviewBody } from '#contracts/schemas/moderation.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/** A response brings a few frames; those of a busy server may be late. */
const TRIES_MAX = 60;
/** Grows with every try, up to a quarter of a minute. */
const RETRY_MS = 1_500;
const RETRY_MS_MAX = 15_000;

const waitAfter = (tries: number) => Math.min(RETRY_MS * tries, RETRY_MS_MAX);

export type Frame = ReviewPreviewBody['frames'][number];

interface Drawn {
  readonly frames: readonly Frame[];
  readonly tries: number;
}

/** Whether frames are missing that are still asked for. */
export function isDrawing({ frames, tries }: Drawn): boolean {
  return tries < TRIES_MAX && frames.some(({ still }) => still === null);
}

/** Frames of a video that is not made yet, asked for until all are drawn. */
export function reviewFramesQuery(jobId: string) {
  // Decisions do not change them.
  const queryKey = ['review preview', jobId];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Drawn> => {
      const known = client.getQueryData<Drawn>(queryKey);
      const stills = known?.frames.map(({ still }) => still) ?? [];
      const from = Math.max(0, stills.indexOf(null));
      const query = from > 0 ? { from } : {};
      const { frames } = await call(moderationRoutes.preview, { params: { jobId }, query, signal });
      return {
        frames: frames.map((frame, shot) => ({
          ...frame,
          still: frame.still ?? stills[shot] ?? null,
        })),
        tries: (known?.tries ?? 0) + 1,
      };
    },
    staleTime: Infinity,
    retry: (failures, error) => failures < TRIES_MAX && hasStatus(error, 503),
    retryDelay: (failures) => waitAfter(failures + 1),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data && isDrawing(data) ? waitAfter(data.tries) : false,
  });
}
