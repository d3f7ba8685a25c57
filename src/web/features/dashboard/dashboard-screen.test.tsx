import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { DashboardScreen } from './dashboard-screen.tsx';

const STATS: DashboardStats = {
  totalVideos: 0,
  creditsRemaining: 50,
  videosInProgress: 0,
  videosOnHold: 0,
  readyUnread: 0,
  reviewsWaiting: 2,
  reviewsOnHold: 0,
  reviewOrders: 2,
  brandsWaiting: 0,
  appealsWaiting: 0,
  requestsWaiting: 0,
  lowBalanceCredits: null,
  lacksSeller: false,
  linksEndingSoon: 0,
  rightsEndingSoon: 0,
  recentActivity: [],
};

function fakeDashboard() {
  const api = startFakeApi();
  api.on(dashboardRoutes.stats, () => STATS);
  api.on(billingRoutes.spending, () => []);
}

it('offers a viewer neither credits nor videos to make', async () => {
  fakeDashboard();
  renderScreen(<DashboardScreen />, { role: 'viewer' });
  expect(await screen.findByText('No recent activity')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Top up|Create/ })).toBeNull();
});

it('tells videos that wait for a reviewer apart from those that are made', async () => {
  const api = startFakeApi();
  api.on(dashboardRoutes.stats, () => ({ ...STATS, videosInProgress: 3, videosOnHold: 1 }));
  api.on(billingRoutes.spending, () => []);
  renderScreen(<DashboardScreen />);
  const note = await screen.findByText('Active jobs · 1 on hold');
  expect(note.parentElement?.textContent).toMatch(/^2Active/);
});

it('begins a first video from the picture of its preset', async () => {
  fakeDashboard();
  const { user, router } = renderScreen(<DashboardScreen />);
  const pictures = await screen.findByRole('list', { name: 'Presets' });
  expect(within(pictures).getAllByRole('link')).toHaveLength(5);
  await user.click(within(pictures).getByRole('link', { name: /Poker/ }));
  expect(router.state.location).toMatchObject({ pathname: '/create', state: { preset: 'poker' } });
});

it('shows who spent credits, and says so where all were refunded', async () => {
  const api = startFakeApi();
  let credits = 0;
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  api.on(dashboardRoutes.stats, () => STATS);
  api.on(billingRoutes.budgets, () => [
    { userId: idOf(1), username: 'dealer', budgetCredits: 300, spentCredits: 150 },
  ]);
  api.on(billingRoutes.spending, () => [
    { month, userId: idOf(1), username: 'dealer', credits },
    { month, userId: idOf(2), username: 'croupier', credits: credits / 3 },
  ]);
  const { unmount } = renderScreen(<DashboardScreen />);
  await screen.findByText(/^No credits were spent/);
  unmount();
  credits = 150;
  renderScreen(<DashboardScreen />);
  const spent = within(await screen.findByRole('region', { name: /^In / }));
  expect(spent.getByRole('heading').textContent).toMatch(/200 credits$/);
  expect(spent.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'dealer',
    'croupier',
  ]);
  expect(await spent.findByText('150 of 300')).toBeDefined();
  expect(spent.getByText('50')).toBeDefined();
});

it('tells several months by person in a table', async () => {
  const api = startFakeApi();
  const thisMonth = new Date();
  const lastMonth = new Date(Date.UTC(thisMonth.getUTCFullYear(), thisMonth.getUTCMonth() - 1));
  const rows = [thisMonth, lastMonth].map((day, at) => ({
    month: `${day.toISOString().slice(0, 7)}-01`,
    userId: idOf(1),
    username: 'dealer',
    credits: 100 + at,
  }));
  api.on(dashboardRoutes.stats, () => STATS);
  api.on(billingRoutes.spending, () => rows);
  renderScreen(<DashboardScreen />);
  expect(await screen.findByRole('cell', { name: '100' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '101' })).toBeDefined();
});

it('tells the operator of the queue and of no first steps', async () => {
  fakeDashboard();
  renderScreen(<DashboardScreen />);
  expect(await screen.findByRole('link', { name: 'Create a first video' })).toBeTruthy();
  updateOrganization({ isOperator: true });
  expect(await screen.findByText('2 videos are awaiting your review')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create a first video' })).toBeNull();
});

it('counts the orders beside the videos that await a review', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.spending, () => []);
  const waiting = { reviewsWaiting: 6, reviewsOnHold: 1, reviewOrders: 2 };
  api.on(dashboardRoutes.stats, () => ({ ...STATS, ...waiting }));
  renderScreen(<DashboardScreen />);
  const count = await screen.findByText('5 videos from 2 orders are awaiting your review');
  expect(count).toBeDefined();
});

it('leads to each kind of review behind its tab', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.spending, () => []);
  const waiting = { reviewsWaiting: 3, reviewsOnHold: 2, brandsWaiting: 1, appealsWaiting: 1 };
  api.on(dashboardRoutes.stats, () => ({ ...STATS, ...waiting }));
  renderScreen(<DashboardScreen />);
  const pathOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await pathOf('1 video is awaiting your review')).toBe('/moderation');
  expect(await pathOf('2 videos are on hold until you approve them')).toBe('/moderation?tab=hold');
  expect(await pathOf('1 new brand or name is awaiting your review')).toBe(
    '/moderation?tab=brands',
  );
  expect(await pathOf('1 appeal is awaiting your decision')).toBe('/moderation?tab=appeals');
});

it('names the only video that awaits a review, with its still', async () => {
  const api = startFakeApi();
  const waiting = activity('a', { state: 'awaitingReview', posterUrl: '/still.webp' });
  api.on(billingRoutes.spending, () => []);
  api.on(dashboardRoutes.stats, () => ({
    ...STATS,
    reviewsWaiting: 1,
    reviewOrders: 1,
    recentActivity: [waiting, activity('b', {})],
  }));
  renderScreen(<DashboardScreen />);
  const link = await screen.findByRole('link', { name: /^1 video is awaiting your review/ });
  expect(link.textContent).toContain('Video a');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/still.webp');
});

it('says why a video is on hold, and that an own one was rejected', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.spending, () => []);
  api.on(dashboardRoutes.stats, () => ({
    ...STATS,
    reviewsWaiting: 1,
    reviewsOnHold: 1,
    readyUnread: 1,
    recentActivity: [
      activity('a', { state: 'onHold', type: 'queued', reason: 'Bonus without its conditions' }),
      activity('b', {}),
      activity('c', { state: 'rejected', reason: 'Poor quality', isCorrectable: true }),
    ],
  }));
  renderScreen(<DashboardScreen />);
  const held = await screen.findByRole('link', { name: /^1 video is on hold/ });
  expect(held.textContent).toContain('Video a: Bonus without its conditions');
  const rejected = screen.getByRole('link', { name: /^“Video c” was rejected/ });
  expect(rejected.textContent).toContain('Poor quality');
  expect(rejected.textContent).toContain('Correct for free');
  expect(rejected.getAttribute('href')).toBe('/videos/c');
  expect(screen.getByRole('link', { name: /^1 video finished/ }).textContent).toContain('Video b');
});

it('tells who sells credits that invoices name no seller', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.spending, () => []);
  api.on(dashboardRoutes.stats, () => ({ ...STATS, lacksSeller: true }));
  renderScreen(<DashboardScreen />);
  const link = await screen.findByRole('link', { name: /add your company’s details/ });
  expect(link.getAttribute('href')).toBe('/settings?tab=billing');
});

it('asks an owner for the name of the organization until it has one', async () => {
  fakeDashboard();
  renderScreen(<DashboardScreen />);
  await screen.findByText('To do');
  expect(screen.queryByRole('link', { name: /^Name your organization/ })).toBeNull();
  updateOrganization({ name: "dealer's Organization" });
  expect(await screen.findByRole('link', { name: /^Name your organization/ })).toBeTruthy();
});

it('tells the state of each video as every other screen does', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.spending, () => []);
  api.on(dashboardRoutes.stats, () => ({
    ...STATS,
    totalVideos: 2,
    reviewsWaiting: 0,
    recentActivity: [activity('a', { state: 'awaitingReview' }), activity('b', FAILED)],
  }));
  renderScreen(<DashboardScreen />);
  expect(await screen.findByText('Ready – awaiting review')).toBeTruthy();
  expect(screen.getByText('Failed – refunded')).toBeTruthy();
  expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy();
});

type Activity = DashboardStats['recentActivity'][number];
const FAILED = { type: 'failed', state: 'failed', refunded: true } as const;
const activity = (id: string, changes: Partial<Activity>): Activity => ({
  id,
  title: `Video ${id}`,
  message: 'Roulette video',
  preset: 'roulette',
  timestamp: '2026-05-01T12:00:00.000Z',
  type: 'ready',
  state: 'approved',
  reason: null,
  isCorrectable: false,
  refunded: false,
  posterUrl: null,
  videoCount: 1,
  readyCount: 1,
  ...changes,
});
