import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { AuthResponse, SessionBody } from '#contracts/schemas/auth.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { UserId } from '#domain/ids.ts';
import { sessions } from '#server/platform/database/schema/accounts.ts';
import { onPostgres, type Person } from '#tests/support/test-api.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

onPostgres('sessions', (api) => {
  const list = async (token: string) =>
    (await api().call('GET', '/api/auth/sessions', { token })).json<SessionBody[]>();
  const signIn = async ({ user, password }: Person, userAgent: string, network: string) => {
    const answer = await api().call('POST', '/api/auth/login', {
      body: { email: user.email, password },
      headers: { 'user-agent': userAgent, 'x-forwarded-for': network },
    });
    return answer.json<AuthResponse>().token;
  };
  const ageOf = (session: SessionBody | undefined) =>
    api().clock.now().getTime() - Date.parse(session?.lastUsedAt ?? '');
  const isAlive = async (token: string) =>
    (await api().call('GET', '/api/auth/me', { token })).statusCode === 200;

  it('are listed with device, network and last use, and the current one is marked', async () => {
    const person = await api().signUp();
    await signIn(person, FIREFOX, '198.51.100.7');
    api().clock.advance(HOUR_MS);
    const phone = await signIn(person, IPHONE, '203.0.113.9');
    const [newest, older, first] = await list(phone);
    expect(newest).toMatchObject({
      device: 'Safari on iPhone',
      network: '203.0.113.9',
      isCurrent: true,
    });
    expect(ageOf(newest)).toBeLessThan(MINUTE_MS);
    expect(older).toMatchObject({ device: 'Firefox on Linux', isCurrent: false });
    expect(first).toBeDefined();
    api().clock.advance(HOUR_MS);
    await isAlive(person.token);
    const used = (await list(phone)).find(({ id }) => id === first?.id);
    expect(ageOf(used)).toBeLessThan(MINUTE_MS);
  });

  it('store no network in plain text', async () => {
    const person = await api().signUp();
    await signIn(person, FIREFOX, '198.51.100.7');
    const rows = await api()
      .db.select()
      .from(sessions)
      .where(eq(sessions.userId, person.user.id as UserId));
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('198.51');
  });

  it('can be ended one by one or all at once, own ones only', async () => {
    const [person, stranger] = [await api().signUp(), await api().signUp()];
    const [firefox, phone] = [
      await signIn(person, FIREFOX, '198.51.100.7'),
      await signIn(person, IPHONE, '203.0.113.9'),
    ];
    const target = (await list(phone)).find(({ device }) => device === 'Firefox on Linux');
    const end = (token: string) =>
      api().call('DELETE', `/api/auth/sessions/${target?.id}`, { token });
    expect((await end(stranger.token)).statusCode).toBe(404);
    expect((await end(phone)).statusCode).toBe(204);
    expect((await end(phone)).statusCode).toBe(404);
    expect([await isAlive(firefox), await isAlive(phone)]).toEqual([false, true]);
    const others = await api().call('DELETE', '/api/auth/sessions', { token: phone });
    expect(others.statusCode).toBe(204);
    expect([await isAlive(person.token), await isAlive(phone)]).toEqual([false, true]);
    expect(await isAlive(stranger.token)).toBe(true);
  });
});
