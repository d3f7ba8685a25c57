import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { exampleFile, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { LibraryScreen } from './library-screen.tsx';

const photo = (number: number, facts: MediaBody['facts'] = {}) =>
  exampleFile(number, { name: `terrace-${number}.png`, facts });

const RIGHTS = {
  basis: 'own' as const,
  holder: 'Casino Bellevue',
  territories: ['*' as const],
  channels: [],
  validUntil: null,
  people: 'none' as const,
  everybodyIs25: false,
  consents: { alterationByAi: false, outsideProviders: [], gamblingAdvertising: false },
  releases: null,
  isWithdrawn: false,
  barredMarkets: [],
};

it('states the rights to several files at once', async () => {
  const api = startFakeApi();
  api.on(mediaRoutes.list, () => [photo(1), photo(2), photo(3)]);
  api.on(mediaRoutes.stateRights, () => photo(1));
  const { user } = renderScreen(<LibraryScreen />);
  await user.click(await screen.findByLabelText('Select terrace-1.png'));
  await user.click(screen.getByLabelText('Select terrace-3.png'));
  expect(screen.getByText('2 selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Set rights' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rights' });
  await user.click(within(dialog).getByRole('button', { name: 'Save rights' }));

  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  const stated = api.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  expect(stated).toEqual([1, 3].map((number) => `/api/media/${idOf(number)}/rights`));
});

it('does not say of a file with rights that it has none', async () => {
  startFakeApi().on(mediaRoutes.list, () => [
    exampleFile(1, { name: 'terrace.png', rights: RIGHTS }),
  ]);
  const { user } = renderScreen(<LibraryScreen />);
  await user.click(await screen.findByRole('button', { name: /^Edit rights/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Rights' });
  expect(dialog.textContent).toContain('Rights to terrace.png');
  expect(dialog.textContent).not.toContain('before you use it');
});

it('asks one press for the rights of a logo', async () => {
  const api = startFakeApi();
  const logo = exampleFile(1, { kind: 'logo', name: 'aurora.svg', rights: null });
  api.on(mediaRoutes.list, () => [logo]);
  api.on(mediaRoutes.stateRights, () => logo);
  const { user } = renderScreen(<LibraryScreen />);
  await user.click(await screen.findByRole('button', { name: /^Add rights/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Rights' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(api.bodiesOf(mediaRoutes.stateRights)).toMatchObject([{ basis: 'own' }]),
  );
});

it('asks an organization without a name who holds the rights of a logo, and no more', async () => {
  const api = startFakeApi();
  const logo = exampleFile(1, { kind: 'logo', name: 'rivera.svg', rights: null });
  api.on(mediaRoutes.list, () => [logo]);
  api.on(mediaRoutes.stateRights, () => logo);
  const { user } = renderScreen(<LibraryScreen />);
  act(() => updateOrganization({ name: "dealer's Organization" }));
  await user.click(await screen.findByRole('button', { name: /^Add rights/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rights' }));
  await user.type(dialog.getByLabelText('Rights holder'), 'Rivera Palace');
  expect(dialog.queryByLabelText('Right to use it')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(api.bodiesOf(mediaRoutes.stateRights)).toMatchObject([{ holder: 'Rivera Palace' }]),
  );
});

it('lists refused files with their reason apart from those that can be used', async () => {
  const api = startFakeApi();
  const refusal = 'This is not a picture.';
  api.on(mediaRoutes.list, () => [
    photo(1),
    exampleFile(2, { name: 'broken.png', state: 'refused', refusal, rights: null }),
  ]);
  renderScreen(<LibraryScreen />);
  const refused = within(await screen.findByRole('list', { name: 'Rejected files' }));
  expect(refused.getByText(refusal)).toBeDefined();
  expect(refused.getByRole('button', { name: 'Delete broken.png' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'broken.png' })).toBeNull();
  expect(screen.getByRole('region', { name: 'terrace-1.png' })).toBeDefined();
});

it('says what became of the content credentials that a file came with', async () => {
  const api = startFakeApi();
  const credentials = { sha256: 'ab', isIntact: false };
  api.on(mediaRoutes.list, () => [photo(1, { credentials })]);
  renderScreen(<LibraryScreen />);
  const line = await screen.findByText(/content credentials that do not match the file/);
  expect(line.textContent).toContain('videos do not include them');
});

it('says how many files cannot be used for want of rights, and leads to them', async () => {
  const usable = exampleFile(1, { name: 'terrace.png', rights: RIGHTS });
  const bare = exampleFile(2, { name: 'aurora.svg', kind: 'logo', rights: null });
  startFakeApi().on(mediaRoutes.list, () => [usable, bare]);
  const { user } = renderScreen(<LibraryScreen />);
  await screen.findByText('1 file has no rights yet and cannot be used.');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.queryByRole('region', { name: 'terrace.png' })).toBeNull();
  expect(screen.getByRole('region', { name: 'aurora.svg' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Filter by use' }));
});

it('calls nobody for rights who may not state them', async () => {
  const bare = exampleFile(2, { name: 'aurora.svg', kind: 'logo', rights: null });
  startFakeApi().on(mediaRoutes.list, () => [bare]);
  renderScreen(<LibraryScreen />, { role: 'viewer' });
  await screen.findByRole('region', { name: 'aurora.svg' });
  expect(screen.queryByText(/has no rights yet/)).toBeNull();
});

it('closes the rights of a file unsaved', async () => {
  const api = startFakeApi();
  api.on(mediaRoutes.list, () => [photo(1)]);
  const { user } = renderScreen(<LibraryScreen />);
  await user.click(await screen.findByRole('button', { name: /rights of terrace/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Rights' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});
