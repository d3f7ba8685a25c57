import { expect, it, vi } from 'vitest';

import { HOUR_MS } from '#domain/durations.ts';
import type { AuthResponse } from '#contracts/schemas/auth.ts';
import { addMember, errorOf } from '#tests/support/people.ts';
import { onBothDatabases, type Person } from '#tests/support/test-api.ts';

onBothDatabases('settings', (api) => {
  const me = (token: string) => api().call('GET', '/api/auth/me', { token });
  const login = (email: string, password: string) =>
    api().call('POST', '/api/auth/login', { body: { email, password } });
  const changeProfile = ({ token }: Person, username: string, email: string) =>
    api().call('PATCH', '/api/user/profile', { token, body: { username, email } });
  const changePassword = ({ token }: Person, currentPassword: string, newPassword: string) =>
    api().call('PATCH', '/api/user/password', { token, body: { currentPassword, newPassword } });

  it('changes the profile, keeping names unique case-insensitively', async () => {
    const [person, other] = [await api().signUp(), await api().signUp()];
    const { username, email } = person.user;
    const upper = await changeProfile(person, username.toUpperCase(), email.toUpperCase());
    expect(upper.json()).toMatchObject({ username: username.toUpperCase() });
    const sameName = await changeProfile(person, other.user.username.toUpperCase(), email);
    expect(errorOf(sameName)).toMatchObject({ status: 409, code: 'username_taken' });
    const sameAddress = await changeProfile(person, username, other.user.email.toUpperCase());
    expect(errorOf(sameAddress)).toMatchObject({ status: 409, code: 'email_taken' });
    const wrong = await changeProfile(person, 'not a name', email);
    expect(errorOf(wrong).message).toBe('Only alphanumeric and underscore allowed');
  });

  const QUARTER_MS = 15 * 60_000;
  const emailsTo = async (address: string) => {
    await api().runTasks();
    return api().mailer.sent.filter(({ to }) => to === address);
  };

  it('requires the current password for a new address once a session is 15 minutes old', async () => {
    const person = await api().signUp();
    const { username, email } = person.user;
    const change = (body: Record<string, string>) =>
      api().call('PATCH', '/api/user/profile', {
        token: person.token,
        body: { username, email: `moved-${email}`, ...body },
      });
    api().clock.advance(QUARTER_MS);
    const missing = await change({});
    expect([missing.statusCode, missing.json()]).toEqual([
      400,
      {
        code: 'validation_failed',
        message: 'Current password is required',
        issues: [{ path: 'currentPassword', message: 'Current password is required' }],
      },
    ]);
    expect(errorOf(await change({ currentPassword: 'not the password' }))).toMatchObject({
      status: 400,
      code: 'wrong_current_password',
    });
    expect(await emailsTo(email)).toEqual([]);
    expect((await change({ email, username: `${username}_2` })).statusCode).toBe(200);
    const moved = await change({ currentPassword: person.password });
    expect(moved.json()).toMatchObject({ email: `moved-${email}` });
  });

  it('changes the address in a new session without it, and notifies the old address', async () => {
    const person = await api().signUp();
    const { username, email } = person.user;
    expect((await changeProfile(person, username, `moved-${email}`)).statusCode).toBe(200);
    const [told, ...others] = await emailsTo(email);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      subject: 'The email address of your CasinoReel account was changed',
    });
    expect(told?.text).toContain(username);
    expect(told?.text).not.toContain('moved-');
    expect(await emailsTo(`moved-${email}`)).toEqual([]);
  });

  it('limits wrong passwords with a new address, and tried names', async () => {
    const person = await api().signUp();
    const { username, email } = person.user;
    api().clock.advance(QUARTER_MS);
    const guess = () =>
      api().call('PATCH', '/api/user/profile', {
        token: person.token,
        body: { username, email: `moved-${email}`, currentPassword: 'not the password' },
      });
    const guesses = [];
    for (let count = 0; count < 11; count += 1) guesses.push((await guess()).statusCode);
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const [curious, other] = [await api().signUp(), await api().signUp()];
    const looks = [];
    for (let count = 0; count < 21; count += 1) {
      const { statusCode } = await changeProfile(curious, curious.user.username, other.user.email);
      looks.push(statusCode);
    }
    expect(looks).toEqual([...Array.from({ length: 20 }, () => 409), 429]);
  });

  it('changes the password and ends all other sessions', async () => {
    const person = await api().signUp();
    const { email } = person.user;
    const other = (await login(email, person.password)).json<AuthResponse>().token;
    expect(errorOf(await changePassword(person, 'wrong', 'quite new one'))).toMatchObject({
      status: 400,
      code: 'wrong_current_password',
    });
    expect((await changePassword(person, person.password, 'quite new one')).statusCode).toBe(204);
    expect((await me(person.token)).statusCode).toBe(200);
    expect((await me(other)).statusCode).toBe(401);
    expect((await login(email, person.password)).statusCode).toBe(401);
    expect((await login(email, 'quite new one')).statusCode).toBe(200);
  });

  it('limits wrong current passwords', async () => {
    const person = await api().signUp();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => changePassword(person, 'wrong', 'quite new one')),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('lets owners rename the organization', async () => {
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const rename = ({ token }: Person, name: string) =>
      api().call('PATCH', '/api/organization', { token, body: { name } });
    expect((await rename(owner, 'Golden Wheel')).json()).toMatchObject({ name: 'Golden Wheel' });
    expect((await rename(admin, 'Mine')).statusCode).toBe(403);
    const TOO_SHORT = 'Organization name must be at least 2 characters';
    const NOT_PLAIN = 'A name is one line of plain text';
    const refused = [
      ['x', TOO_SHORT],
      ['\u200B\u200B\u200B', TOO_SHORT],
      ['Golden\r\nBcc: somebody@example.com', NOT_PLAIN],
      ['\u202EleehW nedloG', NOT_PLAIN],
    ] as const;
    for (const [name, message] of refused)
      expect(errorOf(await rename(owner, name)).message).toBe(message);
    expect((await rename(owner, 'نادي الذهب 👩‍💼')).statusCode).toBe(200);
  });

  const forgot = (email: string) =>
    api().call('POST', '/api/auth/forgot-password', { body: { email } });
  const reset = (token: string, newPassword = 'set by email') =>
    api().call('POST', '/api/auth/reset-password', { body: { token, newPassword } });

  async function mailedToken(email: string): Promise<string> {
    const text = await vi.waitFor(
      async () => {
        await api().runTasks();
        const sent = api().mailer.sent.findLast(({ to }) => to === email);
        if (!sent) throw new Error('No email yet');
        return sent.text;
      },
      { timeout: 50_000 },
    );
    return /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  }

  it('resets a forgotten password by a link that works once and ends all sessions', async () => {
    const person = await api().signUp();
    const { email } = person.user;
    expect((await forgot(email.toUpperCase())).statusCode).toBe(204);
    const token = await mailedToken(email);
    const responses = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(2);
    expect((await me(person.token)).statusCode).toBe(401);
    expect((await login(email, 'set by email')).statusCode).toBe(200);
    expect((await login(email, person.password)).statusCode).toBe(401);
  });

  it('responds alike for unknown addresses, and sends nothing', async () => {
    const response = await forgot('nobody-at-all@example.test');
    expect([response.statusCode, response.body]).toEqual([204, '']);
    await api().runTasks();
    expect(api().mailer.sent.map(({ to }) => to)).not.toContain('nobody-at-all@example.test');
  });

  it('ends a link after an hour, and when the password or address is changed', async () => {
    const person = await api().signUp();
    const { username, email } = person.user;
    await forgot(email);
    const late = await mailedToken(email);
    api().clock.advance(HOUR_MS);
    expect(errorOf(await reset(late))).toMatchObject({ status: 400, code: 'reset_link_invalid' });
    await forgot(email);
    const moved = await vi.waitFor(
      async () => {
        const token = await mailedToken(email);
        if (token === late) throw new Error('Not the second email');
        return token;
      },
      { timeout: 50_000 },
    );
    const body = { username, email: `new-${email}`, currentPassword: person.password };
    await api().call('PATCH', '/api/user/profile', { token: person.token, body });
    expect((await reset(moved)).statusCode).toBe(400);
    expect((await me(person.token)).statusCode).toBe(200);
  });

  it('limits emails per address, known or not', async () => {
    for (const email of ['unknown-limit@example.test', (await api().signUp()).user.email]) {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await forgot(email)).statusCode);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });

  it('stores what new videos start with, unless the policy refuses it', async () => {
    const owner = await api().signUp();
    const change = (body: unknown) =>
      api().call('PATCH', '/api/organization/rules', { token: owner.token, body });
    const defaults = {
      defaultVenueLine: 'Golden Spur, Las Vegas',
      defaultCallToAction: 'Book your table',
      defaultLanguage: 'es',
    };
    expect((await change(defaults)).json()).toMatchObject(defaults);
    expect((await me(owner.token)).json()).toMatchObject({ organization: defaults });
    const lessThan = (await change({ defaultCallToAction: null })).json();
    expect(lessThan).toMatchObject({ ...defaults, defaultCallToAction: null });
    const blocked = await change({ defaultCallToAction: 'Guaranteed win for every player' });
    expect(errorOf(blocked)).toMatchObject({ status: 422, code: 'policy_blocked' });
    expect((await change({ defaultLanguage: 'xx' })).statusCode).toBe(400);
  });
});
