import { expect, it } from 'vitest';

import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import { onBothDatabases, type Person } from '#tests/support/test-api.ts';

onBothDatabases('keeping a user out', (api) => {
  const act = ({ token }: Person, { user }: Person, what: string) =>
    api().call('POST', `/api/admin/users/${user.id}/${what}`, { token });
  const signIn = ({ user, password }: Person) =>
    api().call('POST', '/api/auth/login', { body: { email: user.email, password } });
  const jobs = (token: string) => api().call('GET', '/api/jobs', { token });
  const keyOf = async ({ token }: Person) => {
    const body = { name: 'A program', scopes: ['workspace:read'] };
    const made = await api().call('POST', '/api/developers/keys', { token, body });
    return made.json<{ key: string }>().key;
  };
  const users = async ({ token }: Person, query: string) =>
    (await api().call('GET', `/api/admin/users?${query}`, { token })).json<AdminUserBody[]>();

  it('ends their sessions and keys and refuses their sign-in, until they are reinstated', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const key = await keyOf(owner);
    const search = `search=${owner.user.username}`;
    const [active] = await users(operator, search);
    expect(active).toMatchObject({ suspendedAt: null, apiKeyCount: 1 });
    expect(Date.parse(active?.lastActiveAt ?? '')).toBeGreaterThan(0);

    expect((await act(operator, owner, 'suspend')).statusCode).toBe(204);
    expect((await jobs(owner.token)).statusCode).toBe(401);
    expect((await jobs(key)).statusCode).toBe(401);
    expect(errorOf(await signIn(owner))).toMatchObject({ status: 401, code: 'account_suspended' });
    const wrong = await signIn({ ...owner, password: 'not the password' });
    expect(errorOf(wrong).code).toBe('invalid_credentials');
    const [suspended] = await users(operator, search);
    expect(suspended).toMatchObject({ suspendedAt: expect.any(String), apiKeyCount: 0 });

    expect((await act(operator, owner, 'reinstate')).statusCode).toBe(204);
    const { token } = (await signIn(owner)).json<{ token: string }>();
    expect((await jobs(token)).statusCode).toBe(200);
    expect((await jobs(key)).statusCode).toBe(401);
    const log = await api().call('GET', '/api/audit?topic=people', { token });
    expect(log.json<AuditEventBody[]>().map(({ action, actorId }) => [action, actorId])).toEqual([
      ['account.reinstated', operator.user.id],
      ['account.suspended', operator.user.id],
      ['account.registered', owner.user.id],
    ]);
  });

  it('is up to the operator, never about oneself, and leaves the operator an owner', async () => {
    const operator = await signUpOperator(api());
    const admin = await addMember(api(), operator, 'admin');
    const owner = await api().signUp();
    const member = await addMember(api(), owner, 'creator');
    expect((await act(owner, member, 'suspend')).statusCode).toBe(403);
    expect((await act(owner, member, 'reinstate')).statusCode).toBe(403);
    expect((await act(operator, operator, 'suspend')).statusCode).toBe(403);
    expect(errorOf(await act(admin, operator, 'suspend')).code).toBe('last_owner');
    expect((await jobs(operator.token)).statusCode).toBe(200);
    expect((await act(operator, admin, 'suspend')).statusCode).toBe(204);
  });

  it('leaves the operator an owner who can sign in, whoever changes roles', async () => {
    const operator = await signUpOperator(api());
    const admin = await addMember(api(), operator, 'admin');
    const second = await addMember(api(), operator, 'owner');
    expect((await act(operator, second, 'suspend')).statusCode).toBe(204);
    const path = `/api/admin/users/${operator.user.id}`;
    const { token } = admin;
    const demoted = await api().call('PATCH', `${path}/role`, { token, body: { role: 'viewer' } });
    expect(errorOf(demoted).code).toBe('last_owner');
    expect(errorOf(await api().call('DELETE', path, { token })).code).toBe('last_owner');
  });

  it('ends their invitations, and is not undone by their colleagues', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const body = { email: `${admin.user.username}-guest@example.com`, role: 'admin' };
    const invite = { token: admin.token, body };
    expect((await api().call('POST', '/api/team/invite', invite)).statusCode).toBe(201);
    const open = async () =>
      (await api().call('GET', '/api/team/invitations', { token: owner.token })).json<unknown[]>();
    expect(await open()).toHaveLength(1);
    expect((await act(operator, admin, 'suspend')).statusCode).toBe(204);
    expect(await open()).toEqual([]);
    const removed = await api().call('DELETE', `/api/team/members/${admin.user.id}`, {
      token: owner.token,
    });
    expect(removed.statusCode).toBe(403);
  });

  it('can be a sign-out from everywhere alone, within one’s reach', async () => {
    const owner = await api().signUp();
    const member = await addMember(api(), owner, 'admin');
    const key = await keyOf(member);
    const stranger = await api().signUp();
    expect((await act(stranger, member, 'sign-out')).statusCode).toBe(404);
    expect((await act(owner, owner, 'sign-out')).statusCode).toBe(403);
    expect((await act(owner, member, 'sign-out')).statusCode).toBe(204);
    expect((await jobs(member.token)).statusCode).toBe(401);
    expect((await jobs(key)).statusCode).toBe(200);
    expect((await signIn(member)).statusCode).toBe(200);
    const log = await api().call('GET', '/api/audit?topic=people', { token: owner.token });
    expect(log.json<AuditEventBody[]>()[0]).toMatchObject({
      action: 'account.signed_out',
      subject: member.user.username,
    });
  });

  it('is found by role and status, with or without a search, and exported', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const creator = await addMember(api(), owner, 'creator');
    const viewer = await addMember(api(), owner, 'viewer');
    await act(operator, viewer, 'suspend');
    const namesOf = async (caller: Person, query: string) =>
      (await users(caller, query)).map(({ username }) => username);
    expect(await namesOf(owner, 'role=creator')).toEqual([creator.user.username]);
    expect(await namesOf(owner, 'status=suspended')).toEqual([viewer.user.username]);
    const active = [creator.user.username, owner.user.username];
    expect(await namesOf(owner, 'status=verified')).toEqual(active);
    expect(await namesOf(owner, 'status=no_second_factor')).toEqual(active);
    expect(await namesOf(owner, 'status=pending')).toEqual([]);
    const word = `search=${viewer.user.username}`;
    expect(await namesOf(operator, `${word}&status=suspended`)).toEqual([viewer.user.username]);
    expect(await namesOf(operator, `${word}&status=verified`)).toEqual([]);
    const { token } = owner;
    const file = await api().call('GET', '/api/admin/users.csv?role=viewer', { token });
    const [, line, ...more] = file.body.trimEnd().split('\r\n');
    expect(line).toContain(viewer.user.email);
    expect(more).toEqual([]);
    const log = await api().call('GET', '/api/audit?topic=people', { token });
    expect(log.json<AuditEventBody[]>()[0]).toMatchObject({
      action: 'account.list_exported',
      actor: owner.user.username,
    });
  });
});
