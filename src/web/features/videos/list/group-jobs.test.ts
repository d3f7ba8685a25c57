import { expect, it } from 'vitest';

import { jobBody } from '#tests/e2e/support/jobs.ts';
import { groupJobs } from '#web/features/videos/list/group-jobs.ts';

it('puts videos of one order together, where the first of them stands', () => {
  const jobs = [
    jobBody({ id: 'alone' }),
    jobBody({ id: 'wide', groupId: 'order' }),
    jobBody({ id: 'upright', groupId: 'order' }),
    jobBody({ id: 'older' }),
    jobBody({ id: 'square', groupId: 'order' }),
  ];
  expect(groupJobs(jobs).map((group) => group.map(({ id }) => id))).toEqual([
    ['alone'],
    ['wide', 'upright', 'square'],
    ['older'],
  ]);
});
