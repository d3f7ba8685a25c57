import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { signIn } from '#web/session/session-store.ts';
import { exampleLogin, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { UsersScreen } from './users-screen.tsx';

function person(number: number, username: string, house: readonly [number, string]): AdminUserBody {
  const [orgNumber, name] = house;
  return {
    ...exampleLogin('creator').user,
    id: idOf(number),
    username,
    email: `${username}@casino.example`,
    orgId: idOf(orgNumber),
    organization: { id: idOf(orgNumber), name, creditBalance: 50, memberCount: 1 },
    lastActiveAt: null,
    suspendedAt: null,
    apiKeyCount: 0,
  };
}

const AURORA = [90, 'Aurora'] as const;
const HARBOR = [91, 'Harbor'] as const;

it('keeps the people of an organization together, or sorts all of them by name', async () => {
  startFakeApi().on(adminRoutes.users, () => [
    person(11, 'walter', AURORA),
    person(12, 'ida', HARBOR),
    person(13, 'bruno', AURORA),
  ]);
  const { user } = renderScreen(<UsersScreen />);
  const names = () =>
    screen
      .getAllByRole('button', { name: /^Edit role of/ })
      .map((button) => button.getAttribute('aria-label'));
  await screen.findByRole('button', { name: 'Edit role of ida' });
  expect(names()).toEqual(['bruno', 'walter', 'ida'].map((name) => `Edit role of ${name}`));
  const header = screen.getByRole('columnheader', { name: 'Organization' });
  expect(header.getAttribute('aria-sort')).toBe('ascending');

  await user.click(screen.getByRole('button', { name: 'User' }));
  expect(names()).toEqual(['bruno', 'ida', 'walter'].map((name) => `Edit role of ${name}`));
});

it('says the balance of an organization once, above its people', async () => {
  startFakeApi().on(adminRoutes.users, () => [
    person(11, 'walter', AURORA),
    person(13, 'bruno', AURORA),
    person(12, 'ida', HARBOR),
  ]);
  renderScreen(<UsersScreen />);
  const group = await screen.findByRole('row', { name: /^Aurora 2 people 50 credits/ });
  expect(within(group).getByRole('rowheader').textContent).toContain('Aurora');
  expect(screen.getAllByText('50')).toHaveLength(2);
});

it('says what deleting somebody means for their organization and their keys', async () => {
  const alone = person(12, 'ida', HARBOR);
  const one = person(11, 'walter', AURORA);
  const api = startFakeApi();
  api.on(adminRoutes.users, () => [
    { ...one, apiKeyCount: 2, organization: { ...one.organization, memberCount: 4 } },
    alone,
  ]);
  api.on(adminRoutes.remove, () => undefined);
  const { user } = renderScreen(<UsersScreen />);
  const openDelete = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    return screen.findByRole('alertdialog', {
      name: `Delete user ${name}? This action cannot be undone.`,
    });
  };
  const first = await openDelete('walter');
  expect(first.textContent).toContain('3 people remain in Aurora.');
  expect(first.textContent).toContain('Their 2 API keys are revoked');
  await user.click(within(first).getByRole('button', { name: 'Cancel' }));
  const second = await openDelete('ida');
  expect(second.textContent).toContain('closes the organization, with its 50 credits');
  await user.click(within(second).getByRole('button', { name: 'Delete' }));
  await screen.findByText('User deleted');
  expect(api.calls.map(({ path }) => path)).toContain(`/api/admin/users/${alone.id}`);
});

it('offers the operator alone to suspend, and to reinstate who is suspended', async () => {
  const api = startFakeApi();
  api.on(adminRoutes.users, () => [
    person(11, 'walter', AURORA),
    { ...person(12, 'ida', HARBOR), suspendedAt: '2026-05-01T12:00:00.000Z' },
  ]);
  api.on(adminRoutes.suspend, () => undefined);
  const login = exampleLogin('owner');
  signIn({ ...login, organization: { ...login.organization, isOperator: true } });
  const { user } = renderScreen(<UsersScreen />, { role: null });
  expect(await screen.findByText('Suspended')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'More actions for ida' }));
  expect(await screen.findByRole('menuitem', { name: 'Reinstate' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Suspend' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More actions for walter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  const question = await screen.findByRole('alertdialog', { name: 'Suspend walter?' });
  await user.click(within(question).getByRole('button', { name: 'Suspend' }));
  await screen.findByText('User suspended');
  expect(api.calls.map(({ path }) => path)).toContain(`/api/admin/users/${idOf(11)}/suspend`);
});

it('narrows the list by role and status', async () => {
  const api = startFakeApi();
  api.on(adminRoutes.users, () => [person(11, 'walter', AURORA)]);
  const { user } = renderScreen(<UsersScreen />);
  await user.click(await screen.findByRole('combobox', { name: 'Filter by status' }));
  await user.click(await screen.findByRole('option', { name: 'Suspended' }));
  await waitFor(() =>
    expect(api.queriesOf(adminRoutes.users)).toContainEqual({ status: 'suspended' }),
  );
});
