import { infiniteQueryOptions } from '@tanstack/react-query';

import { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import { callPage } from '#web/api/client.ts';

const PAGE_SIZE = 60;
/** A file that is being checked is asked for so often. */
const POLL_MS = 3_000;

export const isUnfinished = ({ state }: MediaBody) => state === 'checking';

/** The organization's files, newest first; read again while one of them is being checked. */
export const mediaQuery = infiniteQueryOptions({
  queryKey: ['/api/media'],
  queryFn: ({ pageParam, signal }) =>
    callPage(mediaRoutes.list, {
      query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ items }) => items.some(isUnfinished)) ? POLL_MS : false,
});
