import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { exampleJob, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { OtherSizes } from './other-sizes.tsx';

const groupId = idOf(99);
const inShape = (number: number, aspectRatio: string) =>
  exampleJob(number, { groupId, controlsJson: { aspectRatio } });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('leads to the shapes that were ordered together and offers only the others', async () => {
  const api = startFakeApi();
  const job = inShape(1, '9:16');
  api.on(jobRoutes.list, () => [inShape(2, '1:1'), job]);
  renderScreen(<OtherSizes job={job} canOrder />);
  const square = await screen.findByRole('link', { name: '1:1' });
  expect(square.getAttribute('href')).toBe(`/videos/${idOf(2)}`);
  expect(links()).toEqual(['9:16', '1:1', '16:9 · 50 credits']);
});

it('offers nothing to whoever may not order', () => {
  startFakeApi();
  const job = exampleJob(1, { controlsJson: { aspectRatio: '16:9' } });
  renderScreen(<OtherSizes job={job} canOrder={false} />);
  expect(links()).toEqual(['16:9']);
});
