import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { takeRoutes } from '#contracts/routes/takes.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { VideoTakes } from './video-takes.tsx';

it('orders a take once though its answer is lost, and another where it is asked for again', async () => {
  const api = startFakeApi();
  const clips = [{ clip: 0, startSeconds: 2, durationSeconds: 3 }];
  api.on(takeRoutes.list, () => ({ costCredits: 50, clips, takes: [] }));
  api.on(takeRoutes.order, () => failure(503, { code: 'unavailable', message: 'Not now' }));
  const user = userEvent.setup();
  renderScreen(<VideoTakes job={exampleJob(3)} canOrder />);
  const ordered = () => api.calls.filter(({ method }) => method === 'POST');
  const retake = 'Retake · 50 credits';
  const confirm = async (count: number) => {
    const question = await screen.findByRole('alertdialog');
    // Busy until the answer before is there.
    await user.click(await within(question).findByRole('button', { name: retake, busy: false }));
    await waitFor(() => expect(ordered()).toHaveLength(count));
  };

  await user.click(await screen.findByRole('button', { name: retake }));
  await confirm(1);
  api.on(takeRoutes.order, () => [exampleJob(4)]);
  await confirm(2);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: retake }));
  await confirm(3);
  const [first, second, third] = ordered().map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
