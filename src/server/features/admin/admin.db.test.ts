import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import { balanceAndLedger, onBothDatabases, type Person } from '#tests/support/test-api.ts';

onBothDatabases('user management', (api) => {
  const users = async ({ token }: Person, query = '') =>
    (await api().call('GET', `/api/admin/users${query}`, { token })).json<AdminUserBody[]>();
  const namesOf = (list: AdminUserBody[]) => list.map(({ username }) => username);
  const adjust = ({ token }: Person, orgId: string, delta: unknown) =>
    api().call('POST', '/api/admin/users/credits', { token, body: { orgId, delta } });

  it('lists all users for the operator, their own members for other owners and admins', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const all = namesOf(await users(operator));
    expect(all).toEqual(expect.arrayContaining([operator.user.username, owner.user.username]));
    expect(namesOf(await users(admin))).toEqual([admin.user.username, owner.user.username]);
    const [first] = await users(owner);
    expect(first?.organization).toEqual({
      id: owner.organizationId,
      name: owner.organization.name,
      creditBalance: 50,
      memberCount: 2,
    });
  });

  it('finds users by username, address and organization, case-insensitively and without wildcards', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const word = 'zqnorthwind';
    const rename = { token: owner.token, body: { name: `The ${word} 100%_Casino` } };
    expect((await api().call('PATCH', '/api/organization', rename)).statusCode).toBe(200);
    const name = owner.user.username;
    for (const term of [word.toUpperCase(), name.slice(3, 15).toUpperCase(), owner.user.email]) {
      expect(namesOf(await users(operator, `?search=${encodeURIComponent(term)}`))).toEqual([name]);
    }
    const literal = encodeURIComponent(`${word} 100%_`);
    expect(namesOf(await users(operator, `?search=${literal}`))).toEqual([name]);
    expect(await users(operator, `?search=${encodeURIComponent(`${word}%_x`)}`)).toEqual([]);
    expect(namesOf(await users(operator, '?search=zq'))).toContain(name);
    const stranger = await api().signUp();
    expect(await users(stranger, `?search=${word}`)).toEqual([]);
  });

  it('pages without losing or repeating a user, with or without a search', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const word = 'pgsouthwind';
    await api().call('PATCH', '/api/organization', { token: owner.token, body: { name: word } });
    for (let count = 0; count < 4; count += 1) await addMember(api(), owner, 'viewer');
    for (const [caller, search] of [
      [operator, `&search=${word}`],
      [owner, ''],
    ] as const) {
      const seen: string[] = [];
      let next: string | undefined = `/api/admin/users?limit=2${search}`;
      while (next !== undefined) {
        const page = await api().call('GET', next, { token: caller.token });
        seen.push(...namesOf(page.json()));
        next = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
      }
      expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    }
  });

  it('changes any user within reach to any role', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const viewer = await addMember(api(), owner, 'viewer');
    const change = ({ token }: Person, { user }: Person, role: string) =>
      api().call('PATCH', `/api/admin/users/${user.id}/role`, { token, body: { role } });
    expect((await change(operator, viewer, 'owner')).json()).toMatchObject({ role: 'owner' });
    expect((await change(owner, viewer, 'admin')).json()).toMatchObject({ role: 'admin' });
    expect((await change(viewer, owner, 'viewer')).statusCode).toBe(409);
    expect((await change(owner, owner, 'admin')).statusCode).toBe(403);
    expect((await change(owner, operator, 'viewer')).statusCode).toBe(404);
  });

  it('adjusts credits, for the operator only, with a ledger entry', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    expect((await adjust(owner, owner.organizationId, 1_000)).statusCode).toBe(403);
    expect((await adjust(operator, owner.organizationId, 150)).json()).toMatchObject({
      creditBalance: 200,
    });
    expect((await adjust(operator, randomUUID(), 1)).statusCode).toBe(404);
    for (const delta of [0, 1.5, '5', null, 1_000_001, -1_000_001]) {
      expect((await adjust(operator, owner.organizationId, delta)).statusCode).toBe(400);
    }
    expect(errorOf(await adjust(operator, owner.organizationId, -201))).toMatchObject({
      status: 409,
      code: 'balance_below_zero',
    });
    const { balance, ledger, entries } = await balanceAndLedger(api().db, owner.organizationId);
    expect({ balance, ledger }).toEqual({ balance: 200, ledger: 200 });
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'adjustment', reason: 'Adjusted by the platform operator' }),
    );
  });

  it('keeps the reason of an adjustment in the ledger and the audit log', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const body = { orgId: owner.organizationId, delta: 25, reason: '  Goodwill for ticket 81 ' };
    const call = (payload: object) =>
      api().call('POST', '/api/admin/users/credits', { token: operator.token, body: payload });
    expect((await call(body)).statusCode).toBe(200);
    expect((await call({ ...body, reason: 'x'.repeat(201) })).statusCode).toBe(400);
    const { entries } = await balanceAndLedger(api().db, owner.organizationId);
    expect(entries).toContainEqual(
      expect.objectContaining({
        delta: 25,
        reason: 'Adjusted by the platform operator: Goodwill for ticket 81',
      }),
    );
    const events = (await api().call('GET', '/api/audit', { token: owner.token })).json<
      { message: string }[]
    >();
    expect(events.map(({ message }) => message)).toContain(
      'Adjusted by the platform operator: +25, balance 75. Reason: Goodwill for ticket 81',
    );
  });

  it('never makes a balance negative, however many adjust it concurrently', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 100 });
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => adjust(operator, owner.organizationId, -30)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await balanceAndLedger(api().db, owner.organizationId)).toMatchObject({
      balance: 10,
      ledger: 10,
    });
  });

  it("deletes accounts within reach, but never the caller's own", async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const remove = ({ token }: Person, { user }: Person) =>
      api().call('DELETE', `/api/admin/users/${user.id}`, { token });
    expect((await remove(admin, admin)).statusCode).toBe(403);
    expect((await remove(admin, operator)).statusCode).toBe(404);
    expect(errorOf(await remove(admin, owner))).toMatchObject({ status: 409, code: 'last_owner' });
    expect((await remove(owner, admin)).statusCode).toBe(204);
    expect((await api().call('GET', '/api/auth/me', admin)).statusCode).toBe(401);
  });
});
