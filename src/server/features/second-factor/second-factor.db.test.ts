import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { SecondFactorState } from '#contracts/schemas/second-factor.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { UserId } from '#domain/ids.ts';
import { CHALLENGE_ATTEMPTS_MAX, RECOVERY_CODES } from '#domain/people/second-factor.ts';
import { recoveryCodes, totpSecrets } from '#server/platform/database/schema/second-factors.ts';
import { createFakeAuthenticator } from '#tests/support/fake-authenticator.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import { addTotp, codeOf } from '#tests/support/second-factor.ts';
import { onBothDatabases, type Person } from '#tests/support/test-api.ts';

const PERIOD_MS = 30_000;
const SITE = { origin: 'https://casino.example', host: 'casino.example' };

onBothDatabases(
  'two-factor sign-in',
  (api) => {
    const post = (path: string, body: unknown, token?: string) =>
      api().call('POST', path, { body, ...(token !== undefined && { token }) });
    const login = ({ user, password }: Person, network = '198.51.100.7') =>
      api().call('POST', '/api/auth/login', {
        body: { email: user.email, password },
        headers: { 'x-forwarded-for': network },
      });
    const challengeFor = async (person: Person) => {
      const response = await login(person);
      expect(errorOf(response)).toMatchObject({ status: 401, code: 'second_factor_required' });
      return response.json<{ challenge: string; methods: string[] }>();
    };
    const prove = (challenge: string, code: string, network = '198.51.100.7') =>
      api().call('POST', '/api/auth/second-factor', {
        body: { challenge, code },
        headers: { 'x-forwarded-for': network },
      });
    const stateOf = async ({ token }: Person) =>
      (await api().call('GET', '/api/auth/second-factor', { token })).json<SecondFactorState>();
    const emailsTo = async ({ user }: Person) => {
      await api().runTasks();
      return api().mailer.sent.filter(({ to }) => to === user.email);
    };

    it('requires a code after the right password, and responds like a sign-in', async () => {
      const person = await api().signUp();
      const { secret } = await addTotp(api(), person);
      const wrongPassword = await login({ ...person, password: 'not the password' });
      expect(errorOf(wrongPassword).code).toBe('invalid_credentials');
      const { challenge, methods } = await challengeFor(person);
      expect(methods).toEqual(['totp']);
      const response = await prove(challenge, codeOf(api(), secret));
      expect(response.statusCode).toBe(200);
      const { user, organization, token } = response.json<Person>();
      expect([user.id, organization.id]).toEqual([person.user.id, person.organizationId]);
      expect((await api().call('GET', '/api/auth/me', { token })).statusCode).toBe(200);
    });

    it('accepts a code once, no older one, and allows clocks to differ by half a minute', async () => {
      const person = await api().signUp();
      const { secret } = await addTotp(api(), person);
      const next = codeOf(api(), secret, 1);
      const use = async (code: string) => {
        const { challenge } = await challengeFor(person);
        return (await prove(challenge, code)).statusCode;
      };
      expect(await use(codeOf(api(), secret, 2))).toBe(401);
      expect(await use(next)).toBe(200);
      expect(await use(next)).toBe(401);
      expect(await use(codeOf(api(), secret))).toBe(401);
      api().clock.advance(2 * PERIOD_MS);
      expect(await use(codeOf(api(), secret, -1))).toBe(401);
      expect(await use(codeOf(api(), secret))).toBe(200);
    });

    it('accepts one of many concurrent uses of the same code', async () => {
      const person = await api().signUp();
      const { secret } = await addTotp(api(), person);
      const challenges = [await challengeFor(person), await challengeFor(person)];
      const code = codeOf(api(), secret);
      const answers = await Promise.all(challenges.map(({ challenge }) => prove(challenge, code)));
      expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 401]);
    });

    it('ends a challenge after its use, after five wrong codes, and after five minutes', async () => {
      const person = await api().signUp();
      const { secret } = await addTotp(api(), person);
      const used = await challengeFor(person);
      expect((await prove(used.challenge, codeOf(api(), secret))).statusCode).toBe(200);
      api().clock.advance(PERIOD_MS);
      const again = await prove(used.challenge, codeOf(api(), secret));
      expect(errorOf(again).code).toBe('challenge_expired');

      const guessed = await challengeFor(person);
      for (let guess = 0; guess < CHALLENGE_ATTEMPTS_MAX; guess += 1) {
        const wrong = await prove(guessed.challenge, 'aaaaa-aaaaa');
        expect(errorOf(wrong)).toMatchObject({ status: 401, code: 'second_factor_invalid' });
      }
      const late = await prove(guessed.challenge, codeOf(api(), secret));
      expect(errorOf(late).code).toBe('challenge_expired');

      const slow = await challengeFor(person);
      api().clock.advance(5 * MINUTE_MS);
      expect(errorOf(await prove(slow.challenge, codeOf(api(), secret))).code).toBe(
        'challenge_expired',
      );
    });

    it('limits guesses over all challenges and networks, except known networks', async () => {
      const person = await api().signUp();
      const { secret } = await addTotp(api(), person);
      const { challenge: home } = await challengeFor(person);
      expect((await prove(home, codeOf(api(), secret), '203.0.113.1')).statusCode).toBe(200);
      api().clock.advance(10 * MINUTE_MS);
      const statuses: number[] = [];
      for (let guess = 0; guess < 21; guess += 1) {
        const network = `198.51.100.${guess + 20}`;
        const response = await login(person, network);
        const { challenge } = response.json<{ challenge: string }>();
        statuses.push((await prove(challenge, 'aaaaa-aaaaa', network)).statusCode);
      }
      expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
      expect(statuses[20]).toBe(429);
      const { challenge } = await challengeFor(person);
      const atHome = await prove(challenge, codeOf(api(), secret), '203.0.113.1');
      expect(atHome.statusCode).toBe(200);
    });

    it('is not removed by a password reset, which ends pending sign-ins', async () => {
      const person = await api().signUp();
      const { secret } = await addTotp(api(), person);
      const { challenge } = await challengeFor(person);
      await post('/api/auth/forgot-password', { email: person.user.email });
      await expect
        .poll(async () => (await emailsTo(person)).some(({ text }) => text.includes('token=')))
        .toBe(true);
      const link = (await emailsTo(person)).find(({ text }) => text.includes('token='));
      const resetToken = /token=([\w-]+)/.exec(link?.text ?? '')?.[1];
      const newPassword = 'another horse battery';
      const reset = await post('/api/auth/reset-password', { token: resetToken, newPassword });
      expect(reset.statusCode).toBe(204);
      expect(errorOf(await prove(challenge, codeOf(api(), secret))).code).toBe('challenge_expired');
      const next = await challengeFor({ ...person, password: newPassword });
      expect((await prove(next.challenge, codeOf(api(), secret))).statusCode).toBe(200);
    });

    it('accepts a recovery code once, however it is typed', async () => {
      const person = await api().signUp();
      const { recoveryCodes: codes } = await addTotp(api(), person);
      expect(new Set(codes).size).toBe(RECOVERY_CODES);
      const [code = ''] = codes;
      const typed = code.toUpperCase().replace('-', ' ');
      const { challenge } = await challengeFor(person);
      expect((await prove(challenge, typed)).statusCode).toBe(200);
      const second = await challengeFor(person);
      expect((await prove(second.challenge, code)).statusCode).toBe(401);
      expect(await stateOf(person)).toMatchObject({ recoveryCodesLeft: RECOVERY_CODES - 1 });
    });

    it('stores neither the secret nor a recovery code in plain text', async () => {
      const person = await api().signUp();
      const { secret, recoveryCodes: codes } = await addTotp(api(), person);
      const userId = person.user.id as UserId;
      const { db } = api();
      const rows = [
        ...(await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))),
        ...(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))),
      ];
      expect(rows).toHaveLength(1 + RECOVERY_CODES);
      const stored = JSON.stringify(rows);
      for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
        expect(stored).not.toContain(hidden);
      }
    });

    it('is set up and removed only with the password, and sends an email', async () => {
      const person = await api().signUp();
      const { token, password } = person;
      const wrong = { currentPassword: 'not the password' };
      const start = await post('/api/auth/second-factor/totp', wrong, token);
      expect(errorOf(start)).toMatchObject({ status: 400, code: 'wrong_current_password' });
      await addTotp(api(), person);
      const remove = (body: unknown) => post('/api/auth/second-factor/totp/remove', body, token);
      expect(errorOf(await remove(wrong)).code).toBe('wrong_current_password');
      expect(errorOf(await remove({})).message).toBe('Current password is required');
      expect((await remove({ currentPassword: password })).statusCode).toBe(204);
      expect(await stateOf(person)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
      expect((await login(person)).statusCode).toBe(200);
      const told = (await emailsTo(person)).filter(({ subject }) => subject.includes('Two-factor'));
      expect(told).toHaveLength(2);
      const audit = await api().call('GET', '/api/audit', { token });
      const actions = audit.json<AuditEventBody[]>().map(({ action }) => action);
      expect(actions).toEqual(
        expect.arrayContaining(['second_factor.added', 'second_factor.removed']),
      );
    });

    it('adds a passkey and signs in with it, and with no other', async () => {
      const person = await api().signUp();
      const { token, password } = person;
      const key = createFakeAuthenticator(SITE);
      const creation = await post(
        '/api/auth/second-factor/passkeys',
        { currentPassword: password },
        token,
      );
      const options = creation.json<{ challenge: string; rp: { id: string } }>();
      expect(options.rp.id).toBe(SITE.host);
      const credential = key.create(options.challenge);
      const add = () =>
        post('/api/auth/second-factor/passkeys/confirm', { name: 'Blue key', credential }, token);
      const made = await add();
      expect(made.statusCode).toBe(200);
      expect(made.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(RECOVERY_CODES);
      expect(errorOf(await add()).code).toBe('passkey_refused');

      const { challenge, methods } = await challengeFor(person);
      expect(methods).toEqual(['passkey']);
      const request = await post('/api/auth/second-factor/passkey', { challenge });
      const asked = request.json<{ challenge: string; allowCredentials: { id: string }[] }>();
      expect(asked.allowCredentials.map(({ id }) => id)).toEqual([credential.id]);
      const answerWith = (passkey: unknown) =>
        post('/api/auth/second-factor', { challenge, passkey });
      const stranger = createFakeAuthenticator(SITE).get(asked.challenge);
      expect((await answerWith(stranger)).statusCode).toBe(401);
      expect((await answerWith({ ...stranger, id: credential.id })).statusCode).toBe(401);
      const elsewhere = { ...SITE, origin: 'https://casino.example.evil.test' };
      expect((await answerWith(createFakeAuthenticator(elsewhere).get(challenge))).statusCode).toBe(
        401,
      );
      const response = await answerWith(key.get(asked.challenge));
      expect(response.statusCode).toBe(200);
      const [stored] = (await stateOf(person)).passkeys;
      expect(stored).toMatchObject({ name: 'Blue key', lastUsedAt: expect.any(String) });
    });

    it('refuses a passkey response to another challenge', async () => {
      const person = await api().signUp();
      const key = createFakeAuthenticator(SITE);
      const body = { currentPassword: person.password };
      const creation = await post('/api/auth/second-factor/passkeys', body, person.token);
      const credential = key.create(creation.json<{ challenge: string }>().challenge);
      const path = '/api/auth/second-factor/passkeys/confirm';
      await post(path, { name: 'Key', credential }, person.token);
      const first = await challengeFor(person);
      const second = await challengeFor(person);
      const response = await post('/api/auth/second-factor', {
        challenge: second.challenge,
        passkey: key.get(first.challenge),
      });
      expect(errorOf(response).code).toBe('second_factor_invalid');
    });

    it('refuses a passkey from someone else’s setup', async () => {
      const [person, other] = [await api().signUp(), await api().signUp()];
      const body = { currentPassword: person.password };
      const creation = await post('/api/auth/second-factor/passkeys', body, person.token);
      const { challenge } = creation.json<{ challenge: string }>();
      const credential = createFakeAuthenticator(SITE).create(challenge);
      const path = '/api/auth/second-factor/passkeys/confirm';
      const taken = await post(path, { name: 'Key', credential }, other.token);
      expect(errorOf(taken).code).toBe('passkey_refused');
    });

    it('can be required for all members, who can do nothing else before they have it', async () => {
      const owner = await api().signUp();
      const member = await addMember(api(), owner, 'creator');
      const require = (requiresSecondFactor: boolean) =>
        api().call('PATCH', '/api/organization/security', {
          token: owner.token,
          body: { requiresSecondFactor },
        });
      expect(errorOf(await require(true))).toMatchObject({ status: 409, code: 'wrong_state' });
      await addTotp(api(), owner);
      expect((await require(true)).statusCode).toBe(200);
      const jobs = () => api().call('GET', '/api/jobs', member);
      expect(errorOf(await jobs())).toMatchObject({ status: 403, code: 'second_factor_missing' });
      const me = await api().call('GET', '/api/auth/me', member);
      expect(me.json()).toMatchObject({
        user: { hasSecondFactor: false },
        organization: { requiresSecondFactor: true },
      });
      await addTotp(api(), member);
      expect((await jobs()).statusCode).toBe(200);
      const remove = await post(
        '/api/auth/second-factor/totp/remove',
        { currentPassword: member.password },
        member.token,
      );
      expect(errorOf(remove)).toMatchObject({ status: 409, code: 'wrong_state' });
      expect((await require(false)).statusCode).toBe(200);
    });

    it('is reset by those who manage users, which ends the sessions, and by nobody else', async () => {
      const owner = await api().signUp();
      const [admin, member] = [
        await addMember(api(), owner, 'admin'),
        await addMember(api(), owner, 'creator'),
      ];
      await addTotp(api(), member);
      const reset = (by: Person, of: Person) =>
        post(`/api/admin/users/${of.user.id}/reset-second-factor`, {}, by.token);
      const stranger = await api().signUp();
      expect((await reset(stranger, member)).statusCode).toBe(404);
      expect((await reset(member, admin)).statusCode).toBe(403);
      expect((await reset(admin, admin)).statusCode).toBe(403);
      expect((await reset(admin, member)).statusCode).toBe(204);
      expect((await api().call('GET', '/api/auth/me', member)).statusCode).toBe(401);
      expect((await login(member)).statusCode).toBe(200);
      const operator = await signUpOperator(api());
      await addTotp(api(), owner);
      expect((await reset(operator, owner)).statusCode).toBe(204);
    });
  },
  {
    PUBLIC_URL: SITE.origin,
    LIMIT_FAILED_LOGINS_PER_ADDRESS: '1000',
    LIMIT_REGISTRATIONS_PER_ADDRESS: '1000',
  },
);
