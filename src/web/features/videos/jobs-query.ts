import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { proofRoutes } from '#contracts/routes/proof.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { call, callPage } from '#web/api/client.ts';
import { queryOf, type JobFilter } from '#web/features/videos/filters/job-filter.ts';

const PAGE_SIZE = 24;
/** A connection that went silent is given up; polling reads the list again later. */
const TIMEOUT_MILLISECONDS = 20_000;

/** One page of the list; an empty cursor is its head. */
export function readJobs(filter: JobFilter, cursor: string, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  return callPage(jobRoutes.list, {
    query: { limit: PAGE_SIZE, ...queryOf(filter), ...(cursor && { cursor }) },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
}

/** Of every list of videos, however narrowed; single videos lie beside it. */
export const JOBS_KEY = ['/api/jobs'] as const;
export const JOB_LISTS_KEY = [...JOBS_KEY, 'list'] as const;

/** The organization's videos that match, page after page by the Link header. */
export function jobsQuery(filter: JobFilter) {
  return infiniteQueryOptions({
    queryKey: [...JOB_LISTS_KEY, queryOf(filter)],
    queryFn: ({ pageParam, signal }) => readJobs(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** One video, read anew whenever its page opens. */
export function videoQuery(jobId: string) {
  return queryOptions({
    queryKey: [...JOBS_KEY, jobId],
    queryFn: ({ signal }) => call(jobRoutes.checkStatus, { params: { id: jobId }, signal }),
    refetchOnMount: 'always',
  });
}

/** The same video in every size, whenever it was ordered, newest first; itself included. */
export function sizesOfVideoQuery(jobId: string) {
  return queryOptions({
    queryKey: [...JOBS_KEY, jobId, 'sizes'],
    queryFn: ({ signal }) => call(jobRoutes.list, { query: { sizesOf: jobId }, signal }),
    refetchOnMount: 'always',
  });
}

/** What its finished frames show. */
export function proofOfVideoQuery(jobId: string) {
  return queryOptions({
    queryKey: [...JOBS_KEY, jobId, 'proof'],
    queryFn: ({ signal }) => call(proofRoutes.sheet, { params: { id: jobId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What was found in its texts and what happened to it; read anew as it moves on. */
export function historyOfVideoQuery({ id, status, moderationStatus }: JobBody) {
  return queryOptions({
    queryKey: [...JOBS_KEY, id, 'history', status, moderationStatus],
    queryFn: ({ signal }) => call(proofRoutes.history, { params: { id }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Reads the lists and one video anew after something was done with it. */
export async function rereadVideo(queryClient: QueryClient, jobId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: JOB_LISTS_KEY }),
    queryClient.invalidateQueries({ queryKey: videoQuery(jobId).queryKey }),
  ]);
}
