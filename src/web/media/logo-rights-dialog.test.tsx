import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mediaRoutes } from '#contracts/routes/media.ts';
import { signIn } from '#web/session/session-store.ts';
import { exampleFile, exampleLogin } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { LogoRightsDialog } from './logo-rights-dialog.tsx';

const HOLDER = 'Rights holder';

/** For an organization without a name. */
function open() {
  const api = startFakeApi();
  const logo = exampleFile(1, { kind: 'logo', rights: null });
  const login = exampleLogin('owner');
  signIn({ ...login, organization: { ...login.organization, name: "dealer's Organization" } });
  const dialog = <LogoRightsDialog logo={logo} onClose={() => undefined} />;
  const { user } = renderScreen(dialog, { role: null });
  return { api, user };
}

it('keeps the holder who was named for the whole form', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(HOLDER), 'Rivera Palace');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByLabelText('Right to use it');
  expect(screen.getByLabelText(HOLDER)).toHaveProperty('value', 'Rivera Palace');
});

it('leads back to the holder who is missing', async () => {
  const { api, user } = open();
  const message = 'Please enter the rights holder';
  const issues = [{ path: 'holder', message }];
  api.on(mediaRoutes.stateRights, () =>
    failure(400, { code: 'validation_failed', message, issues }),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(HOLDER)));
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
});
