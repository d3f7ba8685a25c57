import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { authRoutes } from '#contracts/routes/auth.ts';
import { notificationRoutes } from '#contracts/routes/notifications.ts';
import { useSession } from '#web/session/session-store.ts';
import { exampleLogin, exampleNotification, idOf } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { NotificationBell } from './notification-bell.tsx';

it('counts what is new, shows it when pressed, and marks it as read once it closes', async () => {
  const api = startFakeApi();
  let isRead = false;
  api.on(notificationRoutes.list, () => [
    exampleNotification(1, { isRead, reason: 'Too loud' }),
    exampleNotification(2, {
      isRead: true,
      jobId: null,
      mediaId: idOf(3),
      message: 'The rights to a file end',
    }),
  ]);
  api.on(notificationRoutes.read, () => {
    isRead = true;
    return undefined;
  });
  const { user } = renderScreen(<NotificationBell />);

  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(panel.textContent).toContain('Too loud');
  const aboutFile = screen.getByRole('link', { name: 'The rights to a file end' });
  expect(aboutFile.getAttribute('href')).toBe('/library');
  expect(api.bodiesOf(notificationRoutes.read)).toEqual([]);

  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Notifications' });
  expect(api.bodiesOf(notificationRoutes.read)).toHaveLength(1);
});

it('leads from a video that awaits review to its review', async () => {
  const api = startFakeApi();
  api.on(notificationRoutes.list, () => [exampleNotification(1, { kind: 'awaiting_review' })]);
  const { user } = renderScreen(<NotificationBell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const link = await screen.findByRole('link', { name: 'News 1' });
  expect(link.getAttribute('href')).toBe(`/moderation?video=${idOf(1)}`);
  expect(screen.getByText('Review').closest('li')?.contains(link)).toBe(true);
});

it('says who joined', async () => {
  const api = startFakeApi();
  api.on(notificationRoutes.list, () => [
    exampleNotification(1, { kind: 'invitation_taken', jobId: null, title: 'croupier' }),
  ]);
  const { user } = renderScreen(<NotificationBell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const link = await screen.findByRole('link', { name: 'croupier joined your team' });
  expect(link.getAttribute('href')).toBe('/team');
});

it('marks nothing where nothing is new', async () => {
  const api = startFakeApi();
  api.on(notificationRoutes.list, () => []);
  const { user } = renderScreen(<NotificationBell />);

  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await user.click(bell);
  await screen.findByText('No notifications yet.');
  await user.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement).toBe(bell));
  expect(api.bodiesOf(notificationRoutes.read)).toEqual([]);
});

it('asks again at each change of page; where there is news the balance follows', async () => {
  const api = startFakeApi();
  let list = [exampleNotification(1)];
  api.on(notificationRoutes.list, () => list);
  const { user, organization } = exampleLogin('owner');
  api.on(authRoutes.me, () => ({ user, organization: { ...organization, creditBalance: 55 } }));
  const { router } = renderScreen(<NotificationBell />);
  await screen.findByRole('button', { name: 'Notifications, 1 new' });
  expect(useSession.getState().organization?.creditBalance).toBe(50);

  list = [exampleNotification(2, { kind: 'rejected' }), ...list];
  await router.navigate('/videos');

  await screen.findByRole('button', { name: 'Notifications, 2 new' });
  await waitFor(() => expect(useSession.getState().organization?.creditBalance).toBe(55));
});

it('says that the list could not be read, and reads it on request', async () => {
  const api = startFakeApi();
  api.on(notificationRoutes.list, () => failure(503, { code: 'unavailable', message: 'Not now' }));
  const { user } = renderScreen(<NotificationBell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');

  api.on(notificationRoutes.list, () => [exampleNotification(1)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'News 1' });
});

it('shows one line for an order of several shapes and marks all as read when asked', async () => {
  const api = startFakeApi();
  let isRead = false;
  api.on(notificationRoutes.list, () =>
    [1, 2, 3].map((number) =>
      exampleNotification(number, { title: 'Autumn Lights', message: 'Ready', isRead }),
    ),
  );
  api.on(notificationRoutes.read, () => {
    isRead = true;
    return undefined;
  });
  const { user } = renderScreen(<NotificationBell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(screen.getAllByRole('link', { name: 'Ready' })).toHaveLength(1);
  expect(panel.textContent).toContain('3 videos');
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  expect(api.bodiesOf(notificationRoutes.read)).toHaveLength(1);
});

it('folds what was said about a video before, and counts it once', async () => {
  const api = startFakeApi();
  api.on(notificationRoutes.list, () => [
    exampleNotification(2, { kind: 'rejected', message: 'Rejected', jobId: idOf(1) }),
    exampleNotification(1, { kind: 'ready', message: 'Ready', jobId: idOf(1) }),
  ]);
  const { user } = renderScreen(<NotificationBell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const link = await screen.findByRole('link', { name: 'Rejected' });
  expect(link.getAttribute('href')).toBe(`/videos/${idOf(1)}`);
  expect(screen.getByText('Correct it')).toBeDefined();
  const earlier = screen.getByText('1 earlier update').closest('details');
  expect(earlier?.open).toBe(false);
  expect(earlier?.textContent).toContain('Ready');
});
