import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { DAY_MS } from '#domain/durations.ts';
import type { AuthResponse } from '#contracts/schemas/auth.ts';
import { hashToken } from '#server/features/auth/sessions.ts';
import { organizations, sessions, users } from '#server/platform/database/schema/accounts.ts';
import { onBothDatabases } from '#tests/support/test-api.ts';

const newBody = () => {
  const username = `u${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@Example.test`, password: 'long enough' };
};

onBothDatabases('accounts', (api) => {
  const register = (body: unknown) => api().call('POST', '/api/auth/register', { body });
  const login = (email: string, password: string) =>
    api().call('POST', '/api/auth/login', { body: { email, password } });
  const me = (token: string) => api().call('GET', '/api/auth/me', { token });

  it('makes the first organization of an installation, and only it, the operator', async () => {
    const responses = await Promise.all([newBody(), newBody(), newBody()].map(register));
    const operators = responses.filter(
      (response) => response.json<AuthResponse>().organization.isOperator,
    );
    expect(operators).toHaveLength(1);
    expect((await register(newBody())).json<AuthResponse>().organization.isOperator).toBe(false);
  });

  it('registers with an organization, an owner, and 50 welcome credits', async () => {
    const body = newBody();
    const response = await register(body);
    expect(response.statusCode).toBe(201);
    const { user, organization, token } = response.json<AuthResponse>();
    expect(organization).toMatchObject({
      name: `${body.username}'s Organization`,
      plan: 'Free',
      creditBalance: 50,
    });
    expect(user).toMatchObject({ role: 'owner', ageVerified: false, email: body.email });
    const ledger = await api().call('GET', '/api/credits/ledger', { token });
    expect(ledger.json()).toMatchObject([{ reason: 'Welcome credits', delta: 50 }]);
  });

  it('keeps usernames and addresses unique regardless of case, and leaves nothing behind on failure', async () => {
    const body = newBody();
    await register(body);
    const before = await api().db.select().from(organizations);
    const sameEmail = await register({ ...newBody(), email: body.email.toUpperCase() });
    expect([sameEmail.statusCode, sameEmail.json<{ code: string }>().code]).toEqual([
      409,
      'email_taken',
    ]);
    const sameName = await register({ ...newBody(), username: body.username.toUpperCase() });
    expect([sameName.statusCode, sameName.json<{ code: string }>().code]).toEqual([
      409,
      'username_taken',
    ]);
    expect(await api().db.select().from(organizations)).toHaveLength(before.length);
  });

  it('signs in whatever the case of the address, and responds to all failures alike', async () => {
    const body = newBody();
    await register(body);
    expect((await login(body.email.toLowerCase(), body.password)).statusCode).toBe(200);
    const wrong = await login(body.email, 'not the password');
    const unknown = await login('nobody@example.test', 'not the password');
    expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
    expect(wrong.json()).toEqual({ message: 'Invalid credentials', code: 'invalid_credentials' });
  });

  it('stores tokens and passwords only as hashes', async () => {
    const body = newBody();
    const { token } = (await register(body)).json<AuthResponse>();
    const [session] = await api()
      .db.select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    expect(session).toBeDefined();
    const [user] = await api().db.select().from(users).where(eq(users.username, body.username));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('signs out one token and keeps the others', async () => {
    const body = newBody();
    const { token } = (await register(body)).json<AuthResponse>();
    const other = (await login(body.email, body.password)).json<AuthResponse>().token;
    const response = await api().call('POST', '/api/auth/logout', { token });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await me(token)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  it('confirms the age only with true', async () => {
    const { token } = await api().signUp({ ageVerified: false });
    const verify = (body: unknown) => api().call('POST', '/api/auth/verify-age', { token, body });
    for (const body of [{}, { ageVerified: false }, { ageVerified: 'true' }, []]) {
      expect((await verify(body)).statusCode).toBe(400);
    }
    expect((await me(token)).json<AuthResponse>().user.ageVerified).toBe(false);
    expect((await verify({ ageVerified: true })).json<AuthResponse>().user.ageVerified).toBe(true);
  });

  it('applies a changed role from the next call on', async () => {
    const person = await api().signUp();
    await api()
      .db.update(users)
      .set({ role: 'viewer' })
      .where(eq(users.username, person.user.username));
    expect((await me(person.token)).json<AuthResponse>().user.role).toBe('viewer');
    const create = await api().call('POST', '/api/jobs', { token: person.token, body: {} });
    expect(create.statusCode).toBe(403);
  });

  it('appoints the operator by command and removes the previous one', async () => {
    const person = await api().signUp();
    expect(await api().services.auth.appointOperator(person.user.email)).toBe(
      person.organization.name,
    );
    const operators = await api()
      .db.select()
      .from(organizations)
      .where(eq(organizations.isOperator, true));
    expect(operators.map(({ id }) => id)).toEqual([person.organizationId]);
    expect(await api().services.auth.appointOperator('nobody@example.test')).toBeNull();
  });

  describe('a session', () => {
    it('ends after 30 days without use, and is renewed by use without a write per call', async () => {
      const { token } = await api().signUp();
      const expiry = async () => {
        const rows = await api()
          .db.select()
          .from(sessions)
          .where(eq(sessions.tokenHash, hashToken(token)));
        return rows[0]?.expiresAt.getTime();
      };
      const atFirst = await expiry();
      await me(token);
      expect(await expiry()).toBe(atFirst);
      api().clock.advance(29 * DAY_MS);
      expect((await me(token)).statusCode).toBe(200);
      expect(await expiry()).toBeGreaterThan(atFirst ?? 0);
      api().clock.advance(29 * DAY_MS);
      expect((await me(token)).statusCode).toBe(200);
      api().clock.advance(30 * DAY_MS + 1);
      expect((await me(token)).statusCode).toBe(401);
    });
  });
});

onBothDatabases(
  'limits on signing in',
  (api) => {
    const login = (email: string) =>
      api().call('POST', '/api/auth/login', { body: { email, password: 'not the password' } });

    it('responds to the eleventh wrong password in a minute with 429, concurrent or not', async () => {
      const { user, password } = await api().signUp();
      const responses = await Promise.all(Array.from({ length: 12 }, () => login(user.email)));
      const statuses = responses.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      const refused = responses.find(({ statusCode }) => statusCode === 429);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      api().clock.advance(61_000);
      const body = { email: user.email, password };
      expect((await api().call('POST', '/api/auth/login', { body })).statusCode).toBe(200);
    });

    it('does not count successful sign-ins', async () => {
      const { user, password } = await api().signUp();
      const body = { email: user.email, password };
      for (let count = 0; count < 12; count += 1) {
        expect((await api().call('POST', '/api/auth/login', { body })).statusCode).toBe(200);
      }
    });

    it('limits registrations per address', async () => {
      api().clock.advance(3_600_001);
      const responses = [];
      for (let count = 0; count < 4; count += 1) {
        responses.push(await api().call('POST', '/api/auth/register', { body: newBody() }));
      }
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
    });

    it('limits other calls per user', async () => {
      api().clock.advance(3_600_001);
      const { token } = await api().signUp();
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await api().call('GET', '/api/auth/me', { token })).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  },
  { LIMIT_REGISTRATIONS_PER_ADDRESS: '3', LIMIT_CALLS_PER_USER: '5' },
);

onBothDatabases(
  'an installation whose operator is named by command',
  (api) => {
    it('gives the first account no special rights', async () => {
      const response = await api().call('POST', '/api/auth/register', { body: newBody() });
      expect(response.json<AuthResponse>().organization.isOperator).toBe(false);
    });
  },
  { PUBLIC_URL: 'https://videos.example.com' },
);
