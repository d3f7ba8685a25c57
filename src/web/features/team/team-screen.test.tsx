import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { teamRoutes } from '#contracts/routes/team.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { exampleLogin, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { TeamScreen } from './team-screen.tsx';

const { user: self } = exampleLogin('owner');

it('shows who is suspended, who has a second factor, and who lacks it where it is required', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.budgets, () => []);
  api.on(teamRoutes.invitations, () => []);
  api.on(teamRoutes.members, () => [
    { ...self, hasSecondFactor: true },
    {
      ...self,
      id: idOf(9),
      username: 'croupier',
      email: 'c@example.com',
      hasSecondFactor: false,
      isSuspended: true,
    },
  ]);
  renderScreen(<TeamScreen />);
  const rowOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await rowOf(/dealer@/)).toContain('Two-factor');
  expect(await rowOf(/dealer@/)).not.toContain('Suspended');
  expect(await rowOf(/croupier/)).toContain('Suspended');
  expect(await rowOf(/croupier/)).not.toMatch(/two-factor/i);
  updateOrganization({ requiresSecondFactor: true });
  await screen.findByText('Two-factor off');
  expect(await rowOf(/croupier/)).toContain('Two-factor off');
  expect(
    screen.getByText('2 people · 0 credits spent this month · two-factor on for 1 of 2'),
  ).toBeDefined();
});

it('shows owners what each member spent, and changes what they may spend', async () => {
  const api = startFakeApi();
  const member = { ...self, id: idOf(9), username: 'croupier', email: 'c@example.com' };
  const budget = (userId: string, spentCredits: number, budgetCredits: number | null) => ({
    userId,
    username: 'croupier',
    spentCredits,
    budgetCredits,
  });
  api.on(teamRoutes.invitations, () => []);
  api.on(teamRoutes.members, () => [self, member]);
  api.on(billingRoutes.budgets, () => [budget(self.id, 50, null), budget(member.id, 100, 2500)]);
  api.on(billingRoutes.setBudget, () => undefined);
  const { user } = renderScreen(<TeamScreen />);
  await screen.findByText('100 of 2,500 credits spent this month');
  expect(screen.getByText('50 credits spent this month')).toBeDefined();
  expect(screen.getByText('2 people · 150 credits spent this month')).toBeDefined();
  screen.getByRole('button', { name: 'Set budget of croupier' });
  await user.click(screen.getByRole('button', { name: 'Change budget of croupier' }));
  const dialog = await screen.findByRole('dialog', { name: 'Monthly budget of croupier' });
  const field = within(dialog).getByLabelText('Credits per month');
  await user.clear(field);
  await user.type(field, '300 credits');
  const save = within(dialog).getByRole('button', { name: 'Save budget' });
  await user.click(save);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  within(dialog).getByText('Please enter a whole number of credits');
  expect(api.bodiesOf(billingRoutes.setBudget)).toEqual([]);
  await user.clear(field);
  await user.type(field, '1,300');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.bodiesOf(billingRoutes.setBudget)).toEqual([{ credits: 1300 }]);
});
