import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { proofRoutes } from '#contracts/routes/proof.ts';
import type { Role } from '#domain/people/roles.ts';
import { PATHS } from '#web/paths.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { VideoScreen } from './video-screen.tsx';

const JOB = exampleJob(1);
const SISTER = exampleJob(2);

const findingOf = (message: string) =>
  ({ category: 'review', severity: 'flag', excerpt: '', message, suggestion: '' }) as const;

function startApi() {
  const api = startFakeApi();
  api.on(jobRoutes.list, () => []);
  api.on(proofRoutes.sheet, () => failure(404, { code: 'not_found', message: 'No sheet' }));
  return api;
}

const openScreen = (role: Role) =>
  renderScreen(<VideoScreen />, { address: PATHS.videoOf(JOB.id), path: '/videos/:jobId', role });

/** The page, once the history of the video is there. */
async function open(role: Role) {
  const api = startApi();
  api.on(jobRoutes.checkStatus, () => JOB);
  const findings = [findingOf('Only a person can tell')];
  api.on(proofRoutes.history, () => ({ findings, events: [], wasHeld: false }));
  openScreen(role);
  await screen.findByText('Only a person can tell');
}

it('leads those who decide to the review', async () => {
  await open('owner');
  const link = await screen.findByRole('link', { name: 'Review' });
  expect(link.getAttribute('href')).toBe(PATHS.reviewOf(JOB.id));
});

it('shows nothing of the video that was open before', async () => {
  const api = startApi();
  api.on(jobRoutes.checkStatus, ({ path }) => (path.includes(JOB.id) ? JOB : SISTER));
  const history = { events: [], wasHeld: false };
  api.on(proofRoutes.history, () => ({ ...history, findings: [findingOf('About the first')] }));
  const { router } = openScreen('owner');
  await screen.findByText('About the first');
  api.on(proofRoutes.history, () => ({ ...history, findings: [findingOf('About the sister')] }));
  await act(() => router.navigate(PATHS.videoOf(SISTER.id)));
  await screen.findByText('About the sister');

  api.on(proofRoutes.history, () => new Promise(() => undefined));
  await act(() => router.navigate(PATHS.videoOf(JOB.id)));
  expect(screen.queryByText('About the sister')).toBeNull();
});
