import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const wayBack = () => screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href');

it('says what a new password needs, and leads back to the sign-in', () => {
  startFakeApi();
  renderScreen(<ResetPasswordScreen />);
  expect(screen.getByText('At least 8 characters.')).toBeDefined();
  expect(wayBack()).toBe('/login');
});

it('leads back to the sign-in from a forgotten password', () => {
  startFakeApi();
  renderScreen(<ForgotPasswordScreen />);
  expect(wayBack()).toBe('/login');
});
