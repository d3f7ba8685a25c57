import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { ApiKeyBody, NewApiKeyBody } from '#contracts/schemas/developers.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { API_KEYS_MAX } from '#domain/people/api-scopes.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { auditEvents } from '#server/platform/database/schema/audit.ts';
import { apiKeys } from '#server/platform/database/schema/developers.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import { onPostgres, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const KEYS = '/api/developers/keys';
const EVERY_SCOPE = [
  'workspace:read',
  'videos:write',
  'moderation:write',
  'team:write',
  'audit:read',
];

onPostgres('API keys', (api) => {
  async function makeKey(
    { token }: Person,
    scopes: readonly string[] = ['workspace:read'],
    lifetimeDays: number | null = null,
  ): Promise<NewApiKeyBody> {
    const body = { name: 'Campaign tool', scopes, lifetimeDays };
    const response = await api().call('POST', KEYS, { token, body });
    expect(response.statusCode).toBe(201);
    return response.json();
  }
  const statusOf = async (token: string, path = '/api/jobs') =>
    (await api().call('GET', path, { token })).statusCode;
  const list = async ({ token }: Person) =>
    (await api().call('GET', KEYS, { token })).json<ApiKeyBody[]>();

  it('are shown once, stored as hashes, and work alongside sessions', async () => {
    const owner = await api().signUp();
    const made = await makeKey(owner);
    expect(made.key).toMatch(/^cr_[\w-]{43}$/);
    expect(made.key.startsWith(made.prefix)).toBe(true);
    expect(JSON.stringify(await list(owner))).not.toContain(made.key);
    const [row] = await api()
      .db.select()
      .from(apiKeys)
      .where(eq(apiKeys.id, made.id as never));
    expect(JSON.stringify(row)).not.toContain(made.key);
    expect(await statusOf(made.key)).toBe(200);
    expect(await list(owner)).toMatchObject([
      { name: 'Campaign tool', lastUsedAt: expect.any(String) },
    ]);
  });

  it.each(['\u200B\u200B', '\u202Eabc', 'a\nb', 'ab\uFFFF'])(
    'have names that can be read: %j',
    async (name) => {
      const { token } = await api().signUp();
      const body = { name, scopes: ['workspace:read'] };
      expect((await api().call('POST', KEYS, { token, body })).statusCode).toBe(400);
    },
  );

  it('do what their scopes allow, on behalf of their creator', async () => {
    const owner = await api().signUp({ credits: 200 });
    const reader = await makeKey(owner, ['workspace:read']);
    const writer = await makeKey(owner, ['videos:write']);
    const create = (token: string) =>
      api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    const refused = await create(reader.key);
    expect(errorOf(refused)).toMatchObject({ status: 403, message: /API key has no permission/ });
    const created = await create(writer.key);
    expect(created.json()).toMatchObject({ author: owner.user.username });
    expect(await statusOf(writer.key)).toBe(403);
    const charges = await api().db.select().from(auditEvents);
    const byKey = charges.filter(({ details }) => details['apiKeyId'] === writer.id);
    expect(byKey.map(({ action }) => action)).toEqual(['credits.changed']);
  });

  it('cannot change people, money, sessions or keys, whatever their scopes', async () => {
    const owner = await signUpOperator(api());
    const { key } = await makeKey(owner, EVERY_SCOPE);
    const closed: [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string][] = [
      ['GET', KEYS],
      ['POST', KEYS],
      ['GET', '/api/developers/webhooks'],
      ['PATCH', '/api/user/profile'],
      ['PATCH', '/api/user/password'],
      ['PATCH', '/api/organization'],
      ['POST', '/api/credits/purchase'],
      ['GET', '/api/admin/users'],
      ['POST', '/api/admin/users/credits'],
      ['PATCH', `/api/team/members/${owner.user.id}/role`],
      ['DELETE', `/api/team/members/${owner.user.id}`],
      ['POST', '/api/auth/logout'],
      ['POST', '/api/auth/verify-age'],
      ['GET', '/api/auth/me'],
    ];
    for (const [method, path] of closed) {
      const response = await api().call(method, path, {
        token: key,
        ...(method !== 'GET' && { body: {} }),
      });
      expect([method, path, response.statusCode]).toEqual([method, path, 403]);
    }
  });

  it('stay within their organization, including the operator’s', async () => {
    const operator = await signUpOperator(api());
    const stranger = await api().signUp();
    const job = await api().call('POST', '/api/jobs', {
      token: stranger.token,
      body: VIDEO_REQUEST,
    });
    const path = `/api/moderation/${job.json<{ id: string }>().id}/approve`;
    const { key } = await makeKey(operator, EVERY_SCOPE);
    expect((await api().call('POST', path, { token: key })).statusCode).toBe(404);
    expect((await api().call('POST', path, { token: operator.token })).statusCode).toBe(200);
  });

  it('never do more than their creator may at that time', async () => {
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const { key } = await makeKey(admin, EVERY_SCOPE);
    expect(await statusOf(key, '/api/moderation/pending')).toBe(200);
    await api()
      .db.update(users)
      .set({ role: 'creator' })
      .where(eq(users.id, admin.user.id as never));
    expect(await statusOf(key, '/api/moderation/pending')).toBe(403);
    expect(await statusOf(key)).toBe(200);
    const path = `/api/team/members/${admin.user.id}`;
    expect((await api().call('DELETE', path, { token: owner.token })).statusCode).toBe(204);
    expect(await statusOf(key)).toBe(401);
  });

  it('end when they are revoked, also by another manager, and when they expire', async () => {
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const revoked = await makeKey(admin);
    const path = `${KEYS}/${revoked.id}`;
    const stranger = await api().signUp();
    expect((await api().call('DELETE', path, { token: stranger.token })).statusCode).toBe(404);
    expect((await api().call('DELETE', path, { token: owner.token })).statusCode).toBe(204);
    expect(await statusOf(revoked.key)).toBe(401);
    const lasting = await makeKey(owner);
    const short = await makeKey(owner, ['workspace:read'], 30);
    api().clock.advance(29 * DAY_MS);
    expect(await statusOf(short.key)).toBe(200);
    api().clock.advance(2 * DAY_MS);
    expect([await statusOf(short.key), await statusOf(lasting.key)]).toEqual([401, 200]);
  });

  it('are limited to twenty, and need a name and a known scope', async () => {
    const owner = await api().signUp();
    const { token } = owner;
    for (const [body, message] of [
      [{ name: ' ', scopes: ['workspace:read'] }, 'Please give the key a name'],
      [{ name: 'x', scopes: [] }, 'Please choose at least one permission'],
      [{ name: 'x', scopes: ['everything'] }, 'Unknown choice'],
      [{ name: 'x', scopes: ['audit:read'], lifetimeDays: 7 }, 'Unknown lifetime'],
    ] as const) {
      const response = await api().call('POST', KEYS, { token, body });
      expect(errorOf(response)).toMatchObject({ status: 400, message });
    }
    for (let made = 0; made < API_KEYS_MAX; made += 1) await makeKey(owner);
    const body = { name: 'One more', scopes: ['workspace:read'] };
    expect(errorOf(await api().call('POST', KEYS, { token, body })).status).toBe(409);
  });

  it('are announced once, a week before they expire, to whoever manages them', async () => {
    const owner = await api().signUp();
    const creator = await addMember(api(), owner, 'creator');
    const made = await makeKey(owner, ['workspace:read'], 30);
    const expireIn = (days: number) =>
      api()
        .db.update(apiKeys)
        .set({ expiresAt: new Date(api().clock.now().getTime() + days * 24 * HOUR_MS) })
        .where(eq(apiKeys.id, made.id as never));
    const newsOf = async ({ token }: Person) =>
      (await api().call('GET', '/api/notifications', { token }))
        .json<NotificationBody[]>()
        .filter(({ kind }) => kind === 'key_expiring');
    await expireIn(8);
    await api().services.remindOfKeys();
    expect(await newsOf(owner)).toEqual([]);
    await expireIn(6);
    await api().services.remindOfKeys();
    await api().services.remindOfKeys();
    expect(await newsOf(owner)).toMatchObject([
      {
        title: 'Campaign tool',
        reason: expect.stringMatching(/^It expires on [A-Z][a-z]+ \d+, \d{4}\.$/u),
      },
    ]);
    expect(await newsOf(creator)).toEqual([]);
  });
});

onPostgres(
  'limits of callers',
  (api) => {
    it("have their own rate limit, separate from their creator's", async () => {
      const owner = await api().signUp();
      const body = { name: 'Busy', scopes: ['workspace:read'] };
      const made = await api().call('POST', KEYS, { token: owner.token, body });
      const { key } = made.json<NewApiKeyBody>();
      const ask = (token: string) => api().call('GET', '/api/presets', { token });
      for (let calls = 0; calls < 5; calls += 1) expect((await ask(key)).statusCode).toBe(200);
      const refused = await ask(key);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
      expect((await ask(owner.token)).statusCode).toBe(200);
    });

    it('limits anonymous calls per network, including guessed tokens', async () => {
      const from = (address: string, token?: string) =>
        api().call('GET', '/api/presets', {
          ...(token !== undefined && { token }),
          headers: { 'x-forwarded-for': address },
        });
      for (let calls = 0; calls < 7; calls += 1) {
        const token = calls % 2 === 0 ? `cr_${'a'.repeat(42)}${calls}` : undefined;
        expect((await from(`2001:db8::${calls}`, token)).statusCode).toBe(401);
      }
      expect((await from('2001:db8::99')).statusCode).toBe(429);
      expect((await from('2001:db8:0:1::1')).statusCode).toBe(401);
      const owner = await api().signUp();
      expect((await from('2001:db8::99', owner.token)).statusCode).toBe(200);
      const login = await api().call('POST', '/api/auth/login', {
        body: {},
        headers: { 'x-forwarded-for': '2001:db8::99' },
      });
      expect(login.statusCode).toBe(429);
      const form = await api().call('POST', '/v/some-film', {
        headers: { 'x-forwarded-for': '2001:db8::98' },
      });
      expect(form.statusCode).toBe(429);
      expect(Number(login.headers['retry-after'])).toBeGreaterThan(30);
    });
  },
  { LIMIT_CALLS_PER_KEY: '5', LIMIT_CALLS_PER_ADDRESS: '7' },
);
