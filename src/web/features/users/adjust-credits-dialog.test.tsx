import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { exampleLogin, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { AdjustCreditsDialog } from './adjust-credits-dialog.tsx';

const { user: account, organization } = exampleLogin('owner');
const USER: AdminUserBody = {
  ...account,
  orgId: idOf(7),
  organization: { id: idOf(7), name: 'Silver Pine', creditBalance: 50, memberCount: 1 },
  lastActiveAt: null,
  suspendedAt: null,
  apiKeyCount: 0,
};

function open() {
  const api = startFakeApi();
  api.on(adminRoutes.adjustCredits, () => ({
    ...organization,
    name: 'Silver Pine',
    creditBalance: 75,
  }));
  return {
    api,
    ...renderScreen(<AdjustCreditsDialog user={USER} open onOpenChange={() => undefined} />),
  };
}

const balances = () => screen.getAllByRole('status')[0]?.textContent;

it('shows the balance before and after, and sends the reason', async () => {
  const { user, api } = open();
  expect((await screen.findAllByRole('status'))[0]?.textContent).toContain('Balance after –');
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '25');
  expect(balances()).toBe('Balance now 50Balance after 75');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' Goodwill ');
  await user.click(screen.getByRole('button', { name: 'Adjust credits' }));
  await screen.findByText('Silver Pine: 50 before, 75 now.');
  expect(api.bodiesOf(adminRoutes.adjustCredits)).toEqual([
    { orgId: USER.orgId, delta: 25, reason: 'Goodwill' },
  ]);
});

it('sends no reason that nobody wrote', async () => {
  const { user, api } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '25');
  await user.click(screen.getByRole('button', { name: 'Adjust credits' }));
  await screen.findByText('Credits adjusted');
  expect(api.bodiesOf(adminRoutes.adjustCredits)).toEqual([{ orgId: USER.orgId, delta: 25 }]);
});

it('says what is wrong with an amount of nothing', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Adjust credits' }));
  await screen.findByText('Invalid amount');
  expect(api.bodiesOf(adminRoutes.adjustCredits)).toEqual([]);
});

it('says that a balance cannot go below zero while the amount is typed', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '-51');
  expect(balances()).toContain('A balance cannot go below zero.');
});
