import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { UserId } from '#domain/ids.ts';
import { loginNetworks } from '#server/platform/database/schema/accounts.ts';
import { onPostgres, type Person } from '#tests/support/test-api.ts';

const HALF_A_YEAR_MS = 181 * 24 * HOUR_MS;

onPostgres(
  'guessing passwords',
  (api) => {
    let networks = 0;
    const newNetwork = () => `198.51.100.${(networks += 1)}`;
    const login = (network: string, email: string, password = 'not the password') =>
      api().call('POST', '/api/auth/login', {
        body: { email, password },
        headers: { 'x-forwarded-for': network },
      });
    const statusesOf = async (
      count: number,
      attempt: (index: number) => ReturnType<typeof login>,
    ) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1)
        statuses.push((await attempt(index)).statusCode);
      return statuses;
    };
    const times = (count: number, status: number) => Array.from({ length: count }, () => status);
    /** A user who signed in from `network` an hour ago. */
    async function personAt(network: string): Promise<Person> {
      const person = await api().signUp();
      expect((await login(network, person.user.email, person.password)).statusCode).toBe(200);
      api().clock.advance(HOUR_MS);
      return person;
    }

    it('is limited per account and network, without locking out other networks', async () => {
      const { user, password } = await api().signUp();
      const [stranger, own] = [newNetwork(), newNetwork()];
      const guesses = await statusesOf(5, () => login(stranger, user.email.toUpperCase()));
      expect(guesses).toEqual([401, 401, 401, 429, 429]);
      expect((await login(own, user.email, password)).statusCode).toBe(200);
      const refused = await login(stranger, user.email, password);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    });

    it('is limited per account over all networks, except those it signed in from', async () => {
      const home = newNetwork();
      const { user, password } = await personAt(home);
      const guesses = await statusesOf(10, () => login(newNetwork(), user.email));
      expect(guesses).toEqual([...times(8, 401), 429, 429]);
      const elsewhere = await login(newNetwork(), user.email, password);
      expect(elsewhere.statusCode).toBe(429);
      expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(3000);
      expect((await login(home, user.email, password)).statusCode).toBe(200);
      expect(await statusesOf(4, () => login(home, user.email))).toEqual([401, 401, 401, 429]);
    });

    it('is limited per network, except for accounts that signed in from it', async () => {
      const office = newNetwork();
      const { user, password } = await personAt(office);
      const stranger = (index: number) => login(office, `nobody-${index}@example.test`);
      expect(await statusesOf(6, stranger)).toEqual([...times(5, 401), 429]);
      const other = await api().signUp();
      expect((await login(office, other.user.email, other.password)).statusCode).toBe(429);
      expect((await login(office, user.email, password)).statusCode).toBe(200);
    });

    it('tells people of sign-ins from a new network, and of no other', async () => {
      const home = newNetwork();
      const { user, password } = await personAt(home);
      await login(home, user.email, password);
      const { token } = (await login(newNetwork(), user.email, password)).json<AuthResponse>();
      const news = await api().call('GET', '/api/notifications', { token });
      const told = news.json<NotificationBody[]>().filter(({ kind }) => kind === 'new_sign_in');
      // Once where they first signed in after registering elsewhere, and once here.
      expect(told.map(({ title }) => title)).toEqual(['Unknown device', 'Unknown device']);
    });

    it('responds alike for addresses without an account', async () => {
      const unknown = `nobody-${randomBytes(4).toString('hex')}@example.test`;
      const network = newNetwork();
      expect(await statusesOf(4, () => login(network, unknown))).toEqual([401, 401, 401, 429]);
      api().clock.advance(HOUR_MS);
      const guesses = await statusesOf(9, () => login(newNetwork(), unknown));
      expect(guesses).toEqual([...times(8, 401), 429]);
    });

    it('forgets a network after half a year, and stores none in plain text', async () => {
      const home = newNetwork();
      const { user, password } = await personAt(home);
      const kept = await api()
        .db.select()
        .from(loginNetworks)
        .where(eq(loginNetworks.userId, user.id as UserId));
      expect(kept).toHaveLength(2);
      expect(JSON.stringify(kept)).not.toContain('198.51');
      api().clock.advance(HALF_A_YEAR_MS);
      await statusesOf(9, () => login(newNetwork(), user.email));
      expect((await login(home, user.email, password)).statusCode).toBe(429);
    });
  },
  {
    TRUST_PROXY: 'true',
    LIMIT_FAILED_LOGINS_PER_ACCOUNT: '3',
    LIMIT_FAILED_LOGINS_PER_ACCOUNT_ANYWHERE: '8',
    LIMIT_FAILED_LOGINS_PER_ADDRESS: '5',
  },
);
