import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { teamRoutes } from '#contracts/routes/team.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { exampleLogin, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { TeamScreen } from './team-screen.tsx';

const { user: self } = exampleLogin('owner');

it('shows who has a second factor, and who lacks it where it is required', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.budgets, () => []);
  api.on(teamRoutes.invitations, () => []);
  api.on(teamRoutes.members, () => [
    { ...self, hasSecondFactor: true },
    { ...self, id: idOf(9), username: 'croupier', email: 'c@example.com', hasSecondFactor: false },
  ]);
  renderScreen(<TeamScreen />);
  const rowOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await rowOf(/dealer@/)).toContain('Two-factor');
  expect(await rowOf(/croupier/)).not.toMatch(/two-factor/i);
  updateOrganization({ requiresSecondFactor: true });
  await screen.findByText('No two-factor');
  expect(await rowOf(/croupier/)).toContain('No two-factor');
});

it('shows owners what each member spent, and leads to the limits', async () => {
  const api = startFakeApi();
  const member = { ...self, id: idOf(9), username: 'croupier', email: 'c@example.com' };
  const budget = (userId: string, spentCredits: number, budgetCredits: number | null) => ({
    userId,
    username: '',
    spentCredits,
    budgetCredits,
  });
  api.on(teamRoutes.invitations, () => []);
  api.on(teamRoutes.members, () => [self, member]);
  api.on(billingRoutes.budgets, () => [budget(self.id, 50, null), budget(member.id, 100, 2500)]);
  renderScreen(<TeamScreen />);
  const link = await screen.findByRole('link', { name: '100 of 2,500 credits spent this month' });
  expect(link.getAttribute('href')).toBe('/settings?tab=billing');
  expect(screen.getByRole('link', { name: '50 credits spent this month, no limit' })).toBeDefined();
});
