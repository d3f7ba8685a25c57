import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { StartFromLast } from './start-from-last.tsx';

it('hands out one’s own last video, on a press', async () => {
  const api = startFakeApi();
  const job = exampleJob(1);
  api.on(jobRoutes.list, () => [job]);
  const start = vi.fn<(job: JobBody) => void>();
  const { user } = renderScreen(<StartFromLast onStart={start} />);
  await user.click(await screen.findByRole('button', { name: 'Start from your last video' }));
  expect(start).toHaveBeenCalledWith(job);
  expect(api.calls[0]?.query).toMatchObject({ author: job.author, limit: '1' });
});

it('offers nothing to somebody whose name is part of another author’s', async () => {
  const api = startFakeApi();
  api.on(jobRoutes.list, () => [exampleJob(1, { author: 'somebody_else' })]);
  const { allRead } = renderScreen(<StartFromLast onStart={() => undefined} />);
  await allRead();
  expect(api.bodiesOf(jobRoutes.list)).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});
