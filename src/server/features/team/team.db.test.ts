import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { DAY_MS } from '#domain/durations.ts';
import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { InvitationBody, NewInvitationBody } from '#contracts/schemas/team.ts';
import type { UserBody } from '#contracts/schemas/user.ts';
import { auditEvents } from '#server/platform/database/schema/audit.ts';
import { invitations, emails } from '#server/platform/database/schema/invitations.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import {
  balanceAndLedger,
  onBothDatabases,
  VIDEO_REQUEST,
  type Person,
} from '#tests/support/test-api.ts';

const WEEK_MS = 7 * DAY_MS;
const newAddress = () => `guest-${randomBytes(5).toString('hex')}@example.test`;

onBothDatabases('the team', (api) => {
  const invite = ({ token }: Person, email: string, role = 'creator') =>
    api().call('POST', '/api/team/invite', { token, body: { email, role } });
  const tokenOf = ({ inviteUrl }: InvitationBody) =>
    new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
  const register = (email: string, inviteToken: string) =>
    api().call('POST', '/api/auth/register', {
      body: {
        username: `g${randomBytes(5).toString('hex')}`,
        email,
        password: 'long enough',
        inviteToken,
      },
    });
  const listOpen = async ({ token }: Person) =>
    (await api().call('GET', '/api/team/invitations', { token })).json<InvitationBody[]>();
  const members = async ({ token }: Person) =>
    (await api().call('GET', '/api/team/members', { token })).json<UserBody[]>();

  it('invites: the link is emailed, listed, works once, and grants no credits', async () => {
    const owner = await api().signUp();
    const email = newAddress();
    const response = await invite(owner, email, 'viewer');
    expect(response.statusCode).toBe(201);
    const { emailed, ...invitation } = response.json<NewInvitationBody>();
    expect(emailed).toBe(true);
    expect(invitation.inviteUrl).toMatch(/^http:\/\/localhost:3000\/register\?invite=[\w-]{43}$/);
    expect(await listOpen(owner)).toEqual([invitation]);
    await api().runTasks();
    const sent = api().mailer.sent.find(({ to }) => to === email);
    expect(sent?.text).toContain(invitation.inviteUrl);
    const joined = await register(newAddress(), tokenOf(invitation));
    expect(joined.json<AuthResponse>()).toMatchObject({
      user: { role: 'viewer', orgId: owner.organizationId },
      organization: { creditBalance: 50 },
    });
    expect(errorOf(await register(newAddress(), tokenOf(invitation)))).toMatchObject({
      status: 400,
      code: 'invitation_invalid',
    });
    expect(await listOpen(owner)).toEqual([]);
    expect(await members(owner)).toHaveLength(2);
  });

  it('stores no token in the database', async () => {
    const owner = await api().signUp();
    const token = tokenOf((await invite(owner, newAddress())).json());
    const kept = JSON.stringify([
      await api().db.select().from(invitations),
      await api().db.select().from(emails),
      await api().db.select().from(auditEvents),
    ]);
    expect(kept).not.toContain(token);
  });

  it('accepts one of twenty concurrent registrations with the same link', async () => {
    const owner = await api().signUp();
    const token = tokenOf((await invite(owner, newAddress())).json());
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => register(newAddress(), token)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
    expect(await members(owner)).toHaveLength(2);
  });

  it('replaces the earlier link of an address, in any case, even concurrently', async () => {
    const owner = await api().signUp();
    const email = newAddress();
    const first = (await invite(owner, email)).json<InvitationBody>();
    const again = [email.toUpperCase(), email, email, email];
    const responses = await Promise.all(again.map((address) => invite(owner, address, 'admin')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const [open, ...others] = await listOpen(owner);
    expect(others).toEqual([]);
    expect(open?.role).toBe('admin');
    expect((await register(email, tokenOf(first))).statusCode).toBe(400);
  });

  it('tells those who manage users who has a second factor and who is suspended', async () => {
    const owner = await api().signUp();
    const viewer = await addMember(api(), owner, 'viewer');
    expect((await members(owner)).map((member) => member.hasSecondFactor)).toEqual([false, false]);
    await api()
      .db.update(users)
      .set({ suspendedAt: new Date() })
      .where(eq(users.username, viewer.user.username));
    expect((await members(owner)).map((member) => member.isSuspended)).toEqual([true, false]);
    const other = await addMember(api(), owner, 'viewer');
    for (const member of await members(other)) {
      expect(member).not.toHaveProperty('hasSecondFactor');
      expect(member).not.toHaveProperty('isSuspended');
    }
  });

  it('refuses existing members, invalid input, and the owner role', async () => {
    const owner = await api().signUp();
    const member = await addMember(api(), owner, 'viewer');
    const taken = await invite(owner, member.user.email.toUpperCase());
    expect(errorOf(taken)).toMatchObject({ status: 409, code: 'already_member' });
    const empty = await api().call('POST', '/api/team/invite', { token: owner.token, body: {} });
    expect(errorOf(empty).message).toBe('Please enter an email address');
    expect((await invite(owner, newAddress(), 'owner')).statusCode).toBe(400);
  });

  it('ends an invitation after seven days, and when it is withdrawn', async () => {
    const [owner, stranger] = [await api().signUp(), await api().signUp()];
    const withdrawn = (await invite(owner, newAddress())).json<InvitationBody>();
    const withdraw = ({ token }: Person) =>
      api().call('DELETE', `/api/team/invitations/${withdrawn.id}`, { token });
    expect((await withdraw(stranger)).statusCode).toBe(404);
    expect((await withdraw(owner)).statusCode).toBe(204);
    expect((await withdraw(owner)).statusCode).toBe(404);
    expect((await register(newAddress(), tokenOf(withdrawn))).statusCode).toBe(400);
    const late = (await invite(owner, newAddress())).json<InvitationBody>();
    api().clock.advance(WEEK_MS);
    expect(await listOpen(owner)).toEqual([]);
    expect((await register(newAddress(), tokenOf(late))).statusCode).toBe(400);
  });

  it('sends an email later if the mail server is unreachable', async () => {
    const owner = await api().signUp();
    const email = newAddress();
    api().mailer.breakDown();
    expect((await invite(owner, email)).statusCode).toBe(201);
    await api().runTasks();
    api().mailer.repair();
    await api().runTasks();
    expect(api().mailer.sent.map(({ to }) => to)).not.toContain(email);
    api().clock.advance(61_000);
    await api().runTasks();
    expect(api().mailer.sent.filter(({ to }) => to === email)).toHaveLength(1);
    expect(await api().db.select().from(emails)).toEqual([]);
  });

  it('changes roles from the next call on, by owners only, never their own', async () => {
    const owner = await api().signUp();
    const member = await addMember(api(), owner, 'viewer');
    const change = (caller: Person, target: Person, role: string) =>
      api().call('PATCH', `/api/team/members/${target.user.id}/role`, {
        token: caller.token,
        body: { role },
      });
    const create = () => api().call('POST', '/api/jobs', { ...member, body: VIDEO_REQUEST });
    expect((await create()).statusCode).toBe(403);
    expect((await change(owner, member, 'creator')).json()).toMatchObject({ role: 'creator' });
    expect((await create()).statusCode).toBe(201);
    expect((await change(owner, member, 'admin')).statusCode).toBe(200);
    expect((await change(member, owner, 'viewer')).statusCode).toBe(403);
    expect((await change(owner, member, 'owner')).statusCode).toBe(400);
    expect(errorOf(await change(owner, owner, 'admin'))).toMatchObject({
      status: 403,
      message: 'You cannot change your own role',
    });
    expect((await change(await api().signUp(), member, 'viewer')).statusCode).toBe(404);
  });

  it('removes a member: sessions end, jobs stay, the address can be used again', async () => {
    const owner = await api().signUp();
    const member = await addMember(api(), owner, 'creator');
    await api().call('POST', '/api/jobs', { ...member, body: VIDEO_REQUEST });
    const remove = (id: string) =>
      api().call('DELETE', `/api/team/members/${id}`, { token: owner.token });
    expect(errorOf(await remove(owner.user.id))).toMatchObject({
      status: 403,
      message: 'You cannot delete your own account',
    });
    expect((await remove(member.user.id)).statusCode).toBe(204);
    expect((await remove(member.user.id)).statusCode).toBe(404);
    expect((await api().call('GET', '/api/auth/me', member)).statusCode).toBe(401);
    const jobs = await api().call('GET', '/api/jobs', { token: owner.token });
    expect(jobs.json()).toMatchObject([{ author: null }]);
    const { username, email } = member.user;
    const body = { username, email, password: 'long enough' };
    expect((await api().call('POST', '/api/auth/register', { body })).statusCode).toBe(201);
  });

  it('never leaves members without an owner, even under concurrent changes', async () => {
    const operator = await signUpOperator(api());
    const first = await api().signUp();
    const second = await addMember(api(), first, 'owner');
    await addMember(api(), first, 'creator');
    const demote = (id: string) =>
      api().call('PATCH', `/api/admin/users/${id}/role`, {
        token: operator.token,
        body: { role: 'viewer' },
      });
    const remove = (id: string) =>
      api().call('DELETE', `/api/admin/users/${id}`, { token: operator.token });
    const responses = await Promise.all([demote(first.user.id), remove(second.user.id)]);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    const left = await api()
      .db.select({ role: users.role })
      .from(users)
      .where(eq(users.organizationId, first.organizationId));
    expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('closes an organization with its last member and keeps its books', async () => {
    const operator = await signUpOperator(api());
    const last = await api().signUp();
    const open = (await invite(last, newAddress())).json<InvitationBody>();
    const path = `/api/admin/users/${last.user.id}`;
    expect((await api().call('DELETE', path, { token: operator.token })).statusCode).toBe(204);
    const [organization] = await api()
      .db.select()
      .from(organizations)
      .where(eq(organizations.id, last.organizationId));
    expect(organization?.closedAt).not.toBeNull();
    expect((await register(newAddress(), tokenOf(open))).statusCode).toBe(400);
    expect(await balanceAndLedger(api().db, last.organizationId)).toMatchObject({
      balance: 50,
      ledger: 50,
    });
    const actions = await api()
      .db.select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.organizationId, last.organizationId));
    expect(actions.map(({ action }) => action)).toContain('organization.closed');
    const { username, email } = last.user;
    const body = { username, email, password: 'long enough' };
    const anew = await api().call('POST', '/api/auth/register', { body });
    expect(anew.json<AuthResponse>().organization.id).not.toBe(last.organizationId);
  });
});
