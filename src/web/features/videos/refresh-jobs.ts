import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { Page } from '#web/api/client.ts';
import type { JobFilter } from '#web/features/videos/filters/job-filter.ts';
import { JOB_LISTS_KEY, jobsQuery, readJobs, videoQuery } from '#web/features/videos/jobs-query.ts';

export type Jobs = InfiniteData<Page<JobBody[]>>;

/** So many pages are read anew in one go; of a longer list its head alone. */
const REREAD_PAGES_MAX = 3;

/** The list with what is newly known of its jobs, by their ids. */
export function withNews(jobs: Jobs, news: readonly JobBody[]): Jobs {
  const newest = new Map(news.map((job) => [job.id, job]));
  const pages = jobs.pages.map((page) => ({
    ...page,
    items: page.items.map((job) => newest.get(job.id) ?? job),
  }));
  return { ...jobs, pages };
}

/** The list with its head as it is now; what the head no longer reaches stays below it. */
export function withHead(jobs: Jobs, head: readonly JobBody[]): Jobs {
  const [first, ...rest] = withNews(jobs, head).pages;
  if (!first) return jobs;
  const known = new Set(head.map(({ id }) => id));
  const below = first.items.filter(({ id }) => !known.has(id));
  return { ...jobs, pages: [{ ...first, items: [...head, ...below] }, ...rest] };
}

/**
 * Reads the list anew after a round of checks. Where somebody has leafed through hundreds of videos, that is
 * its head, and what the checks answered takes its place further down.
 */
export async function refreshJobs(
  queryClient: QueryClient,
  checked: readonly JobBody[],
  filter: JobFilter,
): Promise<void> {
  const { queryKey } = jobsQuery(filter);
  for (const job of checked) queryClient.setQueryData(videoQuery(job.id).queryKey, job);
  const isShort = (queryClient.getQueryData(queryKey)?.pages.length ?? 0) <= REREAD_PAGES_MAX;
  if (isShort) return queryClient.invalidateQueries({ queryKey: JOB_LISTS_KEY });
  const head = await readJobs(filter, '').then(
    ({ items }) => items,
    () => [],
  );
  queryClient.setQueryData(queryKey, (jobs) => jobs && withHead(withNews(jobs, checked), head));
}
