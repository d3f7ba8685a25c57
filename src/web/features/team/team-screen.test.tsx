import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { teamRoutes } from '#contracts/routes/team.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { exampleLogin, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { TeamScreen } from './team-screen.tsx';

const { user: self } = exampleLogin('owner');

it('shows who has a second factor, and who lacks it where it is required', async () => {
  const api = startFakeApi();
  api.on(teamRoutes.invitations, () => []);
  api.on(teamRoutes.members, () => [
    { ...self, hasSecondFactor: true },
    { ...self, id: idOf(9), username: 'croupier', email: 'c@example.com', hasSecondFactor: false },
  ]);
  renderScreen(<TeamScreen />);
  const rowOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await rowOf(/dealer@/)).toContain('Two-factor');
  expect(await rowOf(/croupier/)).not.toContain('two-factor');
  updateOrganization({ requiresSecondFactor: true });
  await screen.findByText('No two-factor');
  expect(await rowOf(/croupier/)).toContain('No two-factor');
});
