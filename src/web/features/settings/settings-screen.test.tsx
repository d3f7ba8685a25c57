import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { SettingsScreen } from './settings-screen.tsx';

it.each([
  ['viewer', 'organization', /^Organization settings are for owners\./],
  ['admin', 'organization', /^Organization settings are for owners\./],
  ['creator', 'billing', /^Billing settings are for owners and admins\./],
  ['viewer', 'developers', /^Developers settings are for owners and admins\./],
] as const)(
  'tells a %s whose the %s tab is, and shows their own profile',
  (role, tab, sentence) => {
    renderScreen(<SettingsScreen />, { address: `/settings?tab=${tab}`, role });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Profile');
  },
);

it('refuses nobody what is theirs', () => {
  renderScreen(<SettingsScreen />, { address: '/settings?tab=profile', role: 'viewer' });
  expect(screen.queryByText(/settings are for/)).toBeNull();
});
