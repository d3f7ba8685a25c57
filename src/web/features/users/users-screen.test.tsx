import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
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
    organization: { id: idOf(orgNumber), name, creditBalance: 50 },
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
