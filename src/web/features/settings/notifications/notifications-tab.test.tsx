import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { notificationRoutes } from '#contracts/routes/notifications.ts';
import { NOTIFICATION_KINDS } from '#domain/events/notifications.ts';
import type { Role } from '#domain/people/roles.ts';
import { signIn } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { NotificationsTab } from './notifications-tab.tsx';

function open(role: Role, { isOperator = false } = {}) {
  const api = startFakeApi();
  const login = exampleLogin(role);
  signIn({ ...login, organization: { ...login.organization, isOperator } });
  const choices = () => NOTIFICATION_KINDS.map((kind) => ({ kind, inApp: true, email: false }));
  api.on(notificationRoutes.settings, choices);
  api.on(notificationRoutes.choose, choices);
  return { api, ...renderScreen(<NotificationsTab />, { role: null }) };
}

it('groups what an owner can be told, without the operator’s', async () => {
  open('owner');
  await screen.findByRole('switch', { name: 'Video awaiting review, by email' });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Your videos',
    'Review and appeals',
    'Team and billing',
    'Library',
    'Security',
    'Developers',
  ]);
  expect(screen.queryByRole('switch', { name: /^Video model failing/ })).toBeNull();
});

it('offers the operator every kind', async () => {
  open('admin', { isOperator: true });
  await screen.findByRole('switch', { name: 'Video model failing, by email' });
  expect(screen.getAllByRole('switch', { name: /, by email$/ })).toHaveLength(
    NOTIFICATION_KINDS.length,
  );
});

it('offers a viewer nothing that viewers never receive, and saves a choice at once', async () => {
  const { api, user } = open('viewer');
  await user.click(await screen.findByRole('switch', { name: 'Video ready, by email' }));
  screen.getByText(/^Changes are saved at once\./);
  expect(api.bodiesOf(notificationRoutes.choose)).toEqual([
    { choices: [{ kind: 'ready', inApp: true, email: true }] },
  ]);
  expect(screen.queryByRole('region', { name: 'Team and billing' })).toBeNull();
  expect(screen.queryByRole('switch', { name: /^Video awaiting review/ })).toBeNull();
});
