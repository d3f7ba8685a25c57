import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { PATHS } from '#web/paths.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { exampleJob, USERNAME } from '#web/testing/example-bodies.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { Role } from '#domain/people/roles.ts';
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

const actionsOf = (job: JobBody, role: Role, isMain = false) =>
  renderScreen(<JobActions job={job} isMain={isMain} />, { role });
const looksPrimary = (button: HTMLElement) => button.className.includes('bg-brass');

it('leads whoever may approve a waiting video to its review', () => {
  actionsOf(exampleJob(1), 'owner');
  const link = screen.getByRole('link', { name: 'Review' });
  expect(link.getAttribute('href')).toBe(PATHS.reviewOf(exampleJob(1).id));
  expect(looksPrimary(link)).toBe(true);
  expect(screen.getByRole('link', { name: 'Download for review' })).toBeDefined();
});

it.each<[string, Partial<JobBody>, Role]>([
  ['a creator', {}, 'creator'],
  ['an owner whose video the operator decides about', { isOperators: true }, 'owner'],
  ['an owner whose video is approved', { moderationStatus: 'approved' }, 'owner'],
  ['an owner whose video is being made', { status: 'generating', videoUrl: null }, 'owner'],
])('offers no review to %s', (_, changes, role) => {
  actionsOf(exampleJob(1, changes), role);
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});

it('offers no review of their own video to those who need a second person', () => {
  const needsSecond = { requiresSecondReviewer: true };
  const { unmount } = actionsOf(exampleJob(1, { author: 'somebody_else' }), 'owner');
  act(() => updateOrganization(needsSecond));
  expect(screen.getByRole('link', { name: 'Review' })).toBeDefined();
  unmount();
  actionsOf(exampleJob(1, { author: USERNAME }), 'owner');
  act(() => updateOrganization(needsSecond));
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});

it('lets the operator review what only they decide about', () => {
  actionsOf({ ...HELD, isOperators: true }, 'owner');
  act(() => updateOrganization({ isOperator: true }));
  expect(screen.getByRole('link', { name: 'Review' })).toBeDefined();
});

it.each([
  ['its author', USERNAME, true],
  ['anybody else', 'somebody_else', false],
])('makes a correction the main step of %s only', (_, author, isPrimary) => {
  const rejected = { moderationStatus: 'rejected', canBeCorrectedFree: true, author } as const;
  actionsOf(exampleJob(1, rejected), 'owner');
  expect(looksPrimary(screen.getByRole('link', { name: 'Correct for free' }))).toBe(isPrimary);
});

it('copies the link of a live video', async () => {
  const live = { moderationStatus: 'approved', shareUrl: 'https://example.test/v/abc' } as const;
  const { user } = actionsOf(exampleJob(1, live), 'viewer');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(live.shareUrl);
});

it('leaves the link of a live video to its card on the page of the video', () => {
  const live = { moderationStatus: 'approved', shareUrl: 'https://example.test/v/abc' } as const;
  renderScreen(<JobActions job={exampleJob(1, live)} isMain />);
  screen.getByRole('button', { name: 'Share' });
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});
