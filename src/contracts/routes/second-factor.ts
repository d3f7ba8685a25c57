import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { authResponseSchema } from '#contracts/schemas/auth.ts';
import {
  challengeSchema,
  confirmPasskeySchema,
  confirmTotpSchema,
  currentPasswordSchema,
  newFactorSchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorStateSchema,
  totpSetupSchema,
} from '#contracts/schemas/second-factor.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const PASSWORD_ERRORS = ['wrong_current_password', 'too_many_requests'] as const;

/**
 * Available to everyone who is signed in rather than by permission: a user who must set up a second
 * factor can do nothing else, and API keys cannot call these routes at all.
 */
export const secondFactorRoutes = {
  prove: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor',
    access: 'public',
    summary: 'Complete signing in with a code from the app, a recovery code or a passkey',
    body: secondFactorSchema,
    response: authResponseSchema,
    errors: ['second_factor_invalid', 'challenge_expired', 'too_many_requests'],
  }),
  passkeyRequest: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor/passkey',
    access: 'public',
    summary: 'Get the passkey request for a pending sign-in',
    body: challengeSchema,
    response: passkeyRequestSchema,
    errors: ['challenge_expired', 'too_many_requests'],
  }),
  state: defineRoute({
    method: 'GET',
    path: '/api/auth/second-factor',
    access: 'signedIn',
    summary: 'Get your two-factor authentication settings',
    response: secondFactorStateSchema,
    errors: [],
  }),
  startTotp: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor/totp',
    access: 'signedIn',
    summary: 'Start setting up an authenticator app',
    body: currentPasswordSchema,
    response: totpSetupSchema,
    errors: [...PASSWORD_ERRORS, 'wrong_state'],
  }),
  confirmTotp: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor/totp/confirm',
    access: 'signedIn',
    summary: 'Complete setting up an authenticator app with its first code',
    body: confirmTotpSchema,
    response: newFactorSchema,
    errors: ['code_invalid', 'wrong_state', 'too_many_requests'],
  }),
  removeTotp: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor/totp/remove',
    access: 'signedIn',
    summary: 'Remove the authenticator app',
    body: currentPasswordSchema,
    response: null,
    errors: [...PASSWORD_ERRORS, 'wrong_state'],
  }),
  startPasskey: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor/passkeys',
    access: 'signedIn',
    summary: 'Start adding a passkey',
    body: currentPasswordSchema,
    response: passkeyCreationSchema,
    errors: [...PASSWORD_ERRORS, 'wrong_state'],
  }),
  confirmPasskey: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor/passkeys/confirm',
    access: 'signedIn',
    summary: 'Complete adding a passkey',
    body: confirmPasskeySchema,
    response: newFactorSchema,
    errors: ['passkey_refused', 'wrong_state'],
  }),
  removePasskey: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor/passkeys/{id}/remove',
    access: 'signedIn',
    summary: 'Remove a passkey',
    params: z.object({ id: idSchema }),
    body: currentPasswordSchema,
    response: null,
    errors: [...PASSWORD_ERRORS, 'wrong_state'],
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    access: 'signedIn',
    summary: 'Replace the recovery codes with new ones',
    body: currentPasswordSchema,
    response: recoveryCodesSchema,
    errors: [...PASSWORD_ERRORS, 'wrong_state'],
  }),
};
