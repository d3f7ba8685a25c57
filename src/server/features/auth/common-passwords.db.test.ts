import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { onPostgres } from '#tests/support/test-api.ts';

const TOO_COMMON = 'This password is too common. Please choose another one.';
const errorBodyFor = (field: string) => ({
  message: TOO_COMMON,
  code: 'validation_failed',
  issues: [{ path: field, message: TOO_COMMON }],
});

onPostgres('common passwords', (api) => {
  const register = (password: string) => {
    const username = `u${randomBytes(5).toString('hex')}`;
    const body = { username, email: `${username}@example.test`, password };
    return api().call('POST', '/api/auth/register', { body });
  };

  it.each([
    'password',
    'PassWord',
    '12345678',
    'qwertyuiop',
    'P@ssw0rd',
    '        ',
    ' password ',
    '~~~~~~~~~~',
  ])('are refused at registration: %s', async (password) => {
    const response = await register(password);
    expect([response.statusCode, response.json()]).toEqual([400, errorBodyFor('password')]);
  });

  it('do not change the specified message for shorter ones, and do not affect other passwords', async () => {
    const short = await register('passwor');
    expect(short.json()).toMatchObject({ message: 'Password must be at least 8 characters' });
    expect((await register('password of a whole sentence')).statusCode).toBe(201);
  });

  it('are refused as a new password, keeping the old one', async () => {
    const { token, user, password } = await api().signUp();
    const change = await api().call('PATCH', '/api/user/password', {
      token,
      body: { currentPassword: password, newPassword: 'password1' },
    });
    expect([change.statusCode, change.json()]).toEqual([400, errorBodyFor('newPassword')]);
    await api().call('POST', '/api/auth/forgot-password', { body: { email: user.email } });
    const link = await vi.waitFor(
      async () => {
        await api().runTasks();
        const email = api().mailer.sent.find(({ to }) => to === user.email);
        const found = /reset-password\?token=([\w-]+)/.exec(email?.text ?? '')?.[1];
        if (found === undefined) throw new Error('No email yet');
        return found;
      },
      { timeout: 50_000 },
    );
    const reset = (newPassword: string) =>
      api().call('POST', '/api/auth/reset-password', { body: { token: link, newPassword } });
    const refused = await reset('password1');
    expect([refused.statusCode, refused.json()]).toEqual([400, errorBodyFor('newPassword')]);
    const login = (body: object) => api().call('POST', '/api/auth/login', { body });
    expect((await login({ email: user.email, password })).statusCode).toBe(200);
    expect((await reset('quite uncommon words')).statusCode).toBe(204);
  });

  it('still work for users who already have one', async () => {
    const { user } = await api().signUp();
    const passwordHash = await hashPassword('password');
    await api().db.update(users).set({ passwordHash }).where(eq(users.email, user.email));
    const body = { email: user.email, password: 'password' };
    expect((await api().call('POST', '/api/auth/login', { body })).statusCode).toBe(200);
  });
});
