import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { OrganizationTab } from './organization-tab.tsx';

const { organization } = exampleLogin('owner');
const advertiseVenue = () => act(() => updateOrganization({ advertises: 'venue' }));
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });

it('names what is not saved, sends only that, and is clean again', async () => {
  const api = startFakeApi();
  const kept = { venueName: 'Golden Spur', requiresSecondReviewer: true };
  api.on(settingsRoutes.organizationRules, () => ({ ...organization, ...kept }));
  const { user } = renderScreen(<OrganizationTab />);
  advertiseVenue();
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  expect(saveButton().title).toBe('All changes are saved.');
  await user.click(saveButton());
  expect(api.bodiesOf(settingsRoutes.organizationRules)).toEqual([]);
  await user.type(screen.getByLabelText('Venue name'), ' Golden Spur ');
  await user.click(screen.getByLabelText('Require approval by a second person'));
  expect(screen.getByText('Unsaved: Approval by a second person, Venue name')).toBeTruthy();
  await user.click(saveButton());
  await screen.findByText('All changes are saved.');
  expect(api.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  expect(api.bodiesOf(settingsRoutes.organizationRules)).toEqual([kept]);
});

it('keeps what is typed when the organization changes elsewhere, and follows the rest', async () => {
  startFakeApi();
  const { user } = renderScreen(<OrganizationTab />);
  await user.type(screen.getByLabelText('Legal entity'), 'Spur LLC');
  updateOrganization({ website: 'https://spur.example', creditBalance: 7 });
  await waitFor(() =>
    expect(screen.getByLabelText('Website')).toHaveProperty('value', 'https://spur.example'),
  );
  expect(screen.getByText('Unsaved: Legal entity')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByText('All changes are saved.')).toBeTruthy();
});

it('says at the field what is wrong with it, and what is saved before stays saved', async () => {
  const api = startFakeApi();
  const message = 'Not a name for a casino';
  api.on(settingsRoutes.organizationRules, () => ({ ...organization, legalEntity: 'Spur LLC' }));
  api.on(settingsRoutes.organization, () => failure(422, { code: 'policy_blocked', message }));
  const { user } = renderScreen(<OrganizationTab />);
  await user.type(screen.getByLabelText('Legal entity'), 'Spur LLC');
  await user.type(screen.getByLabelText('Organization name'), ' Guaranteed Win');
  await user.click(saveButton());
  await screen.findByText('Unsaved: Organization name');
  const name = screen.getByLabelText('Organization name');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
});

it('asks before another page takes the place of what is not saved', async () => {
  startFakeApi();
  const { user, router } = renderScreen(<OrganizationTab />, { address: '/settings' });
  await user.type(screen.getByLabelText('Website'), 'https://spur.example');
  void router.navigate('/settings?tab=profile');
  await screen.findByText('Leave without saving?');
  expect(screen.getByText('Not saved yet: Website.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.search).toBe('');
  void router.navigate('/settings?tab=profile');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=profile'));
});

it('saves before it leaves when asked, and stays where that fails', async () => {
  const api = startFakeApi();
  const message = 'Not now';
  api.on(settingsRoutes.organizationRules, () => failure(503, { code: 'unavailable', message }));
  const { user, router } = renderScreen(<OrganizationTab />, { address: '/settings' });
  advertiseVenue();
  await user.type(screen.getByLabelText('Venue name'), 'Golden Spur');
  void router.navigate('/settings?tab=profile');
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  expect(router.state.location.search).toBe('');

  const kept = { ...organization, venueName: 'Golden Spur' };
  api.on(settingsRoutes.organizationRules, () => kept);
  void router.navigate('/settings?tab=profile');
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=profile'));
  expect(api.bodiesOf(settingsRoutes.organizationRules)).toHaveLength(2);
});

it('leaves when what was being saved is saved', async () => {
  const api = startFakeApi();
  const { promise: saved, resolve: end } = Promise.withResolvers<undefined>();
  api.on(settingsRoutes.organizationRules, async () => {
    await saved;
    return { ...organization, venueName: 'Golden Spur' };
  });
  const { user, router } = renderScreen(<OrganizationTab />, { address: '/settings' });
  advertiseVenue();
  await user.type(screen.getByLabelText('Venue name'), 'Golden Spur');
  await user.click(saveButton());
  void router.navigate('/settings?tab=profile');
  const discard = await screen.findByRole('button', { name: 'Discard changes' });
  expect(discard).toHaveProperty('disabled', true);
  end(undefined);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=profile'));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
});

it('offers the venue as the line that says where, until there is one', async () => {
  startFakeApi();
  const { user } = renderScreen(<OrganizationTab />);
  advertiseVenue();
  await user.type(screen.getByLabelText('Venue name'), 'Golden Spur');
  await user.type(screen.getByLabelText('Venue location'), 'Reno');
  await user.click(screen.getByRole('button', { name: 'Use “Golden Spur, Reno”' }));
  expect(screen.getByLabelText('Venue line')).toHaveProperty('value', 'Golden Spur, Reno');
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

it('asks for a venue only where one advertises', async () => {
  startFakeApi();
  const { user } = renderScreen(<OrganizationTab />);
  expect(screen.queryByLabelText(/^Venue/)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /^Advertises/ }));
  await user.click(await screen.findByRole('option', { name: 'A physical venue' }));
  expect(screen.getAllByLabelText(/^Venue/)).toHaveLength(3);
});

it('takes the number of a license for each market', async () => {
  const api = startFakeApi();
  api.on(settingsRoutes.organizationRules, () => organization);
  const { user } = renderScreen(<OrganizationTab />);
  await user.click(screen.getByRole('button', { name: 'Add a license' }));
  await user.click(screen.getByRole('combobox', { name: 'Market of license 1' }));
  await user.click(await screen.findByRole('option', { name: /^Malta/ }));
  await user.type(screen.getByLabelText('Number of license 1'), 'MGA/B2C 123');
  await user.click(screen.getByRole('button', { name: 'Add a license' }));
  await user.click(screen.getByRole('button', { name: 'Remove license 2' }));
  await user.click(saveButton());
  await waitFor(() =>
    expect(api.bodiesOf(settingsRoutes.organizationRules)).toEqual([
      { licences: { MT: 'MGA/B2C 123' } },
    ]),
  );
});
