import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { useSession } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ProfileTab } from './profile-tab.tsx';

it('asks for the password only once the server wants it, and sends it with the rest', async () => {
  const api = startFakeApi();
  const message = 'Please enter your current password';
  api.on(settingsRoutes.profile, () =>
    failure(400, {
      code: 'validation_failed',
      message,
      issues: [{ path: 'currentPassword', message }],
    }),
  );
  const { user } = renderScreen(<ProfileTab />);
  const email = screen.getByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'new@example.com');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  const password = await screen.findByLabelText('Current password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  await screen.findByText(message, { selector: 'p' });

  const person = exampleLogin('owner').user;
  api.on(settingsRoutes.profile, () => ({ ...person, email: 'new@example.com' }));
  await user.type(password, 'my password');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(useSession.getState().user?.email).toBe('new@example.com'));
  expect(api.bodiesOf(settingsRoutes.profile).at(-1)).toEqual({
    username: person.username,
    email: 'new@example.com',
    currentPassword: 'my password',
  });
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
});

it('leaves the session as it is where a name is taken', async () => {
  const api = startFakeApi();
  const message = 'This username is already taken';
  api.on(settingsRoutes.profile, () => failure(409, { code: 'username_taken', message }));
  const { user } = renderScreen(<ProfileTab />);
  const username = screen.getByLabelText('Username');
  await user.type(username, '2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'));
  expect(useSession.getState().user?.username).toBe('dealer');
});

it('keeps what is typed while a save is under way, unsaved', async () => {
  const api = startFakeApi();
  const person = exampleLogin('owner').user;
  const sent = Promise.withResolvers<void>();
  api.on(settingsRoutes.profile, async ({ body }) => {
    await sent.promise;
    return { ...person, ...(body as Pick<typeof person, 'username' | 'email'>) };
  });
  const { user } = renderScreen(<ProfileTab />);
  const username = screen.getByLabelText<HTMLInputElement>('Username');
  await user.type(username, '2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.bodiesOf(settingsRoutes.profile)).toHaveLength(1));
  await user.type(username, '34');
  sent.resolve();

  await screen.findByText('Profile updated');
  expect(useSession.getState().user?.username).toBe(`${person.username}2`);
  expect(username.value).toBe(`${person.username}234`);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(username.value).toBe(`${person.username}2`);
});
