import { infiniteQueryOptions } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { callPage } from '#web/api/client.ts';

const PAGE_SIZE = 24;

/** One page of the list; an empty cursor is its head. */
export function readJobs(cursor: string, signal?: AbortSignal) {
  return callPage(jobRoutes.list, {
    query: { limit: PAGE_SIZE, ...(cursor && { cursor }) },
    ...(signal && { signal }),
  });
}

/** The organization's videos, newest first, page after page by the Link header. */
export const jobsQuery = infiniteQueryOptions({
  queryKey: ['/api/jobs'],
  queryFn: ({ pageParam, signal }) => readJobs(pageParam, signal),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
});
