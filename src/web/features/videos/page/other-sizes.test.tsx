import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { exampleJob, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { OtherSizes } from './other-sizes.tsx';

const inShape = (number: number, aspectRatio: string, changes: Partial<JobBody> = {}) =>
  exampleJob(number, { controlsJson: { aspectRatio }, ...changes });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('leads to the sizes that there are and offers only the others', async () => {
  const api = startFakeApi();
  const job = inShape(1, '9:16');
  api.on(jobRoutes.list, () => [
    inShape(4, '16:9', { status: 'failed' }),
    inShape(3, '1:1'),
    inShape(2, '1:1'),
    job,
  ]);
  renderScreen(<OtherSizes job={job} canOrder />);
  const square = await screen.findByRole('link', { name: '1:1' });
  expect(square.getAttribute('href')).toBe(`/videos/${idOf(3)}`);
  expect(links()).toEqual(['1:1', '16:9 · 50 credits']);
  expect(api.calls[0]?.query).toEqual({ sizesOf: job.id });
});

it('offers nothing before it is known what there is, nor to whoever may not order', async () => {
  const api = startFakeApi();
  const job = inShape(1, '16:9');
  api.on(jobRoutes.list, () => [job, inShape(2, '9:16')]);
  renderScreen(<OtherSizes job={job} canOrder={false} />);
  expect(screen.queryByRole('link')).toBeNull();
  await screen.findByRole('link', { name: '9:16' });
  expect(links()).toEqual(['9:16']);
});
