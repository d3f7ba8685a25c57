import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import { call, callPage } from '#web/api/client.ts';

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

/** One file, read again while it is being checked. */
export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: [...mediaQuery.queryKey, id],
    queryFn: ({ signal }) => call(mediaRoutes.find, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnfinished(data) ? POLL_MS : false),
  });
