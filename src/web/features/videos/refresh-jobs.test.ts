import { expect, test } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { withHead, withNews, type Jobs } from '#web/features/videos/refresh-jobs.ts';

const job = (id: string, status: JobBody['status'] = 'ready') => ({ id, status }) as JobBody;

function listOf(...pages: readonly (readonly JobBody[])[]): Jobs {
  return {
    pages: pages.map((items) => ({ items: [...items], nextCursor: null })),
    pageParams: pages.map(() => ''),
  };
}

const idsOf = (jobs: Jobs) => jobs.pages.map(({ items }) => items.map(({ id }) => id).join(''));

test('news of a job reach it on whatever page it stands', () => {
  const jobs = listOf([job('a')], [job('b', 'queued')]);
  expect(withNews(jobs, [job('b')]).pages[1]?.items[0]?.status).toBe('ready');
});

test('new jobs stand above, and nothing falls out between two pages', () => {
  const jobs = listOf([job('b'), job('a')], [job('z')]);
  expect(idsOf(withHead(jobs, [job('c'), job('b')]))).toEqual(['cba', 'z']);
});

test('a head that could not be read changes nothing', () => {
  const jobs = listOf([job('b'), job('a')], [job('z')]);
  expect(idsOf(withHead(jobs, []))).toEqual(['ba', 'z']);
});
