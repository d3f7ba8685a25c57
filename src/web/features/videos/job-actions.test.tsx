import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { PATHS } from '#web/paths.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { JobActions } from './job-actions.tsx';

const HELD = exampleJob(1, { status: 'queued', moderationStatus: 'flagged', videoUrl: null });

it('leads from a held video to its order, once it is canceled', async () => {
  const api = startFakeApi();
  api.on(jobRoutes.cancel, () => HELD);
  const { user, router } = renderScreen(<JobActions job={HELD} isMain />, { role: 'creator' });
  await user.click(screen.getByRole('button', { name: 'Cancel and edit' }));
  await screen.findByText('Video canceled');
  const { pathname, state } = router.state.location;
  expect([pathname, state]).toMatchObject([PATHS.create, { prompt: HELD.prompt }]);
});

it('offers no change of an order that waits for its turn', () => {
  startFakeApi();
  const queued = exampleJob(1, { status: 'queued', videoUrl: null });
  renderScreen(<JobActions job={queued} isMain />, { role: 'creator' });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel and edit' })).toBeNull();
});
