import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { signIn, updateUser } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import SignedInLayout from './signed-in.tsx';

it('veils the page before the age gate has come, and until the age is verified', async () => {
  startFakeApi();
  const login = exampleLogin('owner');
  signIn({ ...login, user: { ...login.user, ageVerified: false } });
  const { container } = renderScreen(<SignedInLayout />, { role: null });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container.querySelector('.fixed.inset-0.bg-scrim')).not.toBeNull();
  await screen.findByRole('dialog', { name: 'Age verification' });
  act(() => updateUser({ ageVerified: true }));
  expect(container.querySelector('.fixed.inset-0.bg-scrim')).toBeNull();
});
