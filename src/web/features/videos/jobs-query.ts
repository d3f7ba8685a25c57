import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { proofRoutes } from '#contracts/routes/proof.ts';
import { call, callPage } from '#web/api/client.ts';

const PAGE_SIZE = 24;
/** A connection that went silent is given up; polling reads the list again later. */
const TIMEOUT_MILLISECONDS = 20_000;

/** One page of the list; an empty cursor is its head. */
export function readJobs(cursor: string, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  return callPage(jobRoutes.list, {
    query: { limit: PAGE_SIZE, ...(cursor && { cursor }) },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
}

/** The organization's videos, newest first, page after page by the Link header. */
export const jobsQuery = infiniteQueryOptions({
  queryKey: ['/api/jobs'],
  queryFn: ({ pageParam, signal }) => readJobs(pageParam, signal),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
});

/** One video, read anew whenever its page opens. */
export function videoQuery(jobId: string) {
  return queryOptions({
    queryKey: ['/api/jobs', jobId],
    queryFn: ({ signal }) => call(jobRoutes.checkStatus, { params: { id: jobId }, signal }),
    refetchOnMount: 'always',
  });
}

/** What its finished frames show and what was decided about it; decisions may have been made since. */
export function proofOfVideoQuery(jobId: string) {
  return queryOptions({
    queryKey: ['/api/jobs', jobId, 'proof'],
    queryFn: ({ signal }) => call(proofRoutes.sheet, { params: { id: jobId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
