import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { proofRoutes } from '#contracts/routes/proof.ts';
import type { Role } from '#domain/roles.ts';
import { PATHS } from '#web/paths.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { VideoScreen } from './video-screen.tsx';

const JOB = exampleJob(1);

async function open(role: Role, wasHeld: boolean) {
  const api = startFakeApi();
  api.on(jobRoutes.checkStatus, () => JOB);
  api.on(jobRoutes.list, () => []);
  api.on(proofRoutes.history, () => ({ findings: [], events: [], wasHeld }));
  api.on(proofRoutes.sheet, () => failure(404, { code: 'not_found', message: 'No sheet' }));
  renderScreen(<VideoScreen />, { address: PATHS.videoOf(JOB.id), path: '/videos/:jobId', role });
  await screen.findByText(`Ordered by ${JOB.author}`);
}

it('leads those who decide to the review', async () => {
  await open('owner', false);
  const link = await screen.findByRole('link', { name: 'Review' });
  expect(link.getAttribute('href')).toBe(PATHS.reviewOf(JOB.id));
});

it.each([
  ['creators', 'creator', false],
  ['an owner whose video the operator decides about', 'owner', true],
] as const)('offers no review to %s', async (_, role, wasHeld) => {
  await open(role, wasHeld);
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});
