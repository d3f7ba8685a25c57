import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';

import type { Person, TestApi } from '#tests/support/test-api.ts';

const SECOND_MS = 1_000;
const PERIOD_MS = 30_000;

/** The code that an authenticator app with this secret shows `periods` from now. */
export function codeOf({ clock }: TestApi, secret: string, periods = 0): string {
  const timestamp = clock.now().getTime() + periods * PERIOD_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Sets up an authenticator app for a user; the code used for it is consumed. */
export async function addTotp(api: TestApi, { token, password }: Person) {
  const start = await api.call('POST', '/api/auth/second-factor/totp', {
    token,
    body: { currentPassword: password },
  });
  expect(start.statusCode).toBe(200);
  const { secret } = start.json<{ secret: string; uri: string }>();
  const confirm = await api.call('POST', '/api/auth/second-factor/totp/confirm', {
    token,
    body: { code: codeOf(api, secret) },
  });
  expect(confirm.statusCode).toBe(200);
  const { recoveryCodes } = confirm.json<{ recoveryCodes: string[] }>();
  // To the start of a period, because the clock advances while a test runs.
  api.clock.advance(PERIOD_MS - (api.clock.now().getTime() % PERIOD_MS) + SECOND_MS);
  return { secret, recoveryCodes };
}
