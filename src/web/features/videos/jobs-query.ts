import { infiniteQueryOptions } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { callPage } from '#web/api/client.ts';

const PAGE_SIZE = 24;

/** The organization's videos, newest first, page after page by the Link header. */
export const jobsQuery = infiniteQueryOptions({
  queryKey: ['/api/jobs'],
  queryFn: ({ pageParam, signal }) =>
    callPage(jobRoutes.list, {
      query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
});
