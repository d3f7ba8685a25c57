import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { ORGANIZATION_NAME_LENGTH } from '#domain/limits.ts';
import { updateOrganization, useSession } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { SignatureOffer } from './signature-offer.tsx';

const { organization } = exampleLogin('owner');

function openOffer(role: 'owner' | 'creator') {
  function Holder() {
    const [value, setValue] = useState('');
    return (
      <>
        <input aria-label="Sign-off" value={value} onChange={(e) => setValue(e.target.value)} />
        <SignatureOffer value={value} onTake={setValue} />
      </>
    );
  }
  const view = renderScreen(<Holder />, { role });
  act(() => updateOrganization({ name: "dealer's Organization" }));
  return view;
}

it('names an organization without a name by the signature of its first video', async () => {
  const api = startFakeApi();
  api.on(settingsRoutes.organization, () => ({
    ...organization,
    name: 'Rivera Palace',
    pendingName: null,
  }));
  const { user } = openOffer('owner');
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(screen.getByLabelText('Sign-off'), 'Rivera Palace');
  await user.click(
    screen.getByRole('button', { name: 'End all your videos with “Rivera Palace”' }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End all/ })).toBeNull());
  expect(api.bodiesOf(settingsRoutes.organization)).toEqual([{ name: 'Rivera Palace' }]);
  expect(useSession.getState()).toMatchObject({ organization: { name: 'Rivera Palace' } });
  await screen.findByText('Organization updated');
});

it('leaves the name of the organization to its owners', async () => {
  startFakeApi();
  const { user } = openOffer('creator');
  await user.type(screen.getByLabelText('Sign-off'), 'Rivera Palace');
  expect(screen.queryByRole('button', { name: /^End all/ })).toBeNull();
});

it('offers a name once that then waits for the operator', async () => {
  const api = startFakeApi();
  api.on(settingsRoutes.organization, () => ({
    ...organization,
    name: "dealer's Organization",
    pendingName: 'Rivera Palace',
  }));
  const { user } = openOffer('owner');
  await user.type(screen.getByLabelText('Sign-off'), 'Rivera Palace');
  await user.click(screen.getByRole('button', { name: /^End all/ }));
  await screen.findByText('Name sent for review');
  expect(screen.queryByRole('button', { name: /^End all/ })).toBeNull();
});

it('offers no name that is longer than those of organizations', async () => {
  startFakeApi();
  const { user } = openOffer('owner');
  await user.click(screen.getByLabelText('Sign-off'));
  await user.paste('a'.repeat(ORGANIZATION_NAME_LENGTH.max));
  screen.getByRole('button', { name: /^End all/ });
  await user.paste('a');
  expect(screen.queryByRole('button', { name: /^End all/ })).toBeNull();
});

it('offers nothing where the brand signs already', async () => {
  startFakeApi();
  renderScreen(<SignatureOffer value="Rivera Palace" isOfHouse onTake={() => undefined} />);
  act(() => updateOrganization({ name: "dealer's Organization" }));
  expect(screen.queryByRole('button', { name: /^End all/ })).toBeNull();
});
