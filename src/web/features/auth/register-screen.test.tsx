import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { authRoutes } from '#contracts/routes/auth.ts';
import { teamRoutes } from '#contracts/routes/team.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { useSession } from '#web/session/session-store.ts';

import { RegisterScreen } from './register-screen.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** The sentence that screen readers say with a field. */
function problemAt(name: string): string | undefined {
  const [id] = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id ?? '')?.textContent;
}

function open() {
  const api = startFakeApi();
  const screenOf = renderScreen(<RegisterScreen />, { role: null });
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await screenOf.user.clear(field(name));
      await screenOf.user.type(field(name), value);
    }
    await screenOf.user.click(screen.getByRole('button', { name: 'Create Account' }));
  };
  return { api, fill, ...screenOf };
}

const FILLED = {
  Username: 'dealer',
  Email: 'dealer@example.com',
  Password: 'a long password',
  'Confirm password': 'a long password',
};

it('says at each field what is wrong before anything is sent', async () => {
  const { api, fill } = open();
  await fill({ ...FILLED, Username: 'x', 'Confirm password': 'another password' });

  await waitFor(() => expect(problemAt('Username')).toContain('at least'));
  expect(problemAt('Confirm password')).toBe("Passwords don't match");
  expect(problemAt('Email')).toBeUndefined();
  expect(document.activeElement).toBe(field('Username'));
  expect(api.calls).toEqual([]);
});

it('shows what the server says at the field that it is about, and signs in at the second try', async () => {
  const { api, fill, router } = open();
  const message = 'This email address is already registered';
  api.on(authRoutes.register, () => failure(409, { code: 'email_taken', message }));
  await fill(FILLED);
  await waitFor(() => expect(problemAt('Email')).toBe(message));
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Password').value).toBe(FILLED.Password);
  expect(useSession.getState().isAuthenticated).toBe(false);

  api.on(authRoutes.register, () => exampleLogin('owner'));
  await fill({ Email: 'other@example.com' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(useSession.getState().isAuthenticated).toBe(true);
  expect(api.bodiesOf(authRoutes.register).at(-1)).toEqual({
    username: 'dealer',
    email: 'other@example.com',
    password: FILLED.Password,
  });
});

it('keeps what was typed where the server is not reached', async () => {
  const { api, fill } = open();
  api.on(authRoutes.register, () => Promise.reject(new TypeError('offline')));
  await fill(FILLED);

  await screen.findByText('Registration failed');
  expect(field('Email').value).toBe(FILLED.Email);
  expect(screen.getByRole('button', { name: 'Create Account' }).hasAttribute('disabled')).toBe(
    false,
  );
});

it('greets somebody invited by the name of the organization', async () => {
  window.history.replaceState(null, '', '/?invite=token');
  const api = startFakeApi();
  api.on(teamRoutes.previewInvitation, () => ({
    organizationName: 'Grand Aurora',
    role: 'creator' as const,
    email: 'dealer@example.com',
  }));
  renderScreen(<RegisterScreen />, { role: null });
  await screen.findByRole('heading', { name: 'Join Grand Aurora' });
  await waitFor(() => expect(field('Email').value).toBe('dealer@example.com'));
  window.history.replaceState(null, '', '/');
});
