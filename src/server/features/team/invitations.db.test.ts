import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { NewApiKeyBody } from '#contracts/schemas/developers.ts';
import type {
  InvitationBody,
  InvitationPreviewBody,
  NewInvitationBody,
} from '#contracts/schemas/team.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { UserId } from '#domain/ids.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import { giveCredits, onBothDatabases, type Person } from '#tests/support/test-api.ts';

const newAddress = () => `guest-${randomBytes(5).toString('hex')}@example.test`;

onBothDatabases('invitations', (api) => {
  const inviteWith = (token: string, email: string, role = 'creator') =>
    api().call('POST', '/api/team/invite', { token, body: { email, role } });
  const invite = async ({ token }: Person, email = newAddress(), role = 'creator') =>
    (await inviteWith(token, email, role)).json<NewInvitationBody>();
  const tokenOf = ({ inviteUrl }: InvitationBody) =>
    new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
  const preview = (token: string) => api().call('GET', `/api/invitations/${token}`);
  const register = (inviteToken: string) => {
    const username = `g${randomBytes(5).toString('hex')}`;
    const body = { username, email: newAddress(), password: 'long enough', inviteToken };
    return api().call('POST', '/api/auth/register', { body });
  };
  const isOver = async (invitation: InvitationBody) => {
    const [looked, registered] = [
      await preview(tokenOf(invitation)),
      await register(tokenOf(invitation)),
    ];
    return looked.statusCode === 410 && registered.statusCode === 400;
  };
  const listOpen = async (token: string) =>
    (await api().call('GET', '/api/team/invitations', { token })).json<InvitationBody[]>();
  const emailsTo = async (email: string) => {
    await api().runTasks();
    return api().mailer.sent.filter(({ to }) => to === email);
  };
  const makeKey = async ({ token }: Person) => {
    const body = { name: 'Leaked', scopes: ['team:write'] };
    return (
      await api().call('POST', '/api/developers/keys', { token, body })
    ).json<NewApiKeyBody>();
  };

  it('tell the holder of the link what they are for, until they have ended', async () => {
    const owner = await api().signUp();
    const email = newAddress();
    const invitation = await invite(owner, email, 'viewer');
    const response = await preview(tokenOf(invitation));
    expect(response.json<InvitationPreviewBody>()).toEqual({
      organizationName: owner.organization.name,
      role: 'viewer',
      email,
    });
    expect((await register(tokenOf(invitation))).statusCode).toBe(201);
    expect(errorOf(await preview(tokenOf(invitation)))).toEqual({
      status: 410,
      code: 'invitation_ended',
      message: 'This invitation was used, was withdrawn or has expired. Please ask for a new one.',
    });
    const expired = await invite(owner);
    api().clock.advance(7 * DAY_MS);
    expect((await preview(tokenOf(expired))).statusCode).toBe(410);
    expect((await preview('never-was-one')).statusCode).toBe(410);
  });

  it("end with their creator's account", async () => {
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const left = await invite(admin, newAddress(), 'admin');
    const kept = await invite(owner);
    const path = `/api/team/members/${admin.user.id}`;
    expect((await api().call('DELETE', path, { token: owner.token })).statusCode).toBe(204);
    expect(await isOver(left)).toBe(true);
    expect((await listOpen(owner.token)).map(({ id }) => id)).toEqual([kept.id]);
  });

  it("end with their creator's right to invite, and do not return with it", async () => {
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const left = await invite(admin, newAddress(), 'admin');
    const change = (role: string) =>
      api().call('PATCH', `/api/admin/users/${admin.user.id}/role`, {
        token: owner.token,
        body: { role },
      });
    await change('owner');
    expect((await preview(tokenOf(left))).statusCode).toBe(200);
    await change('creator');
    expect(await isOver(left)).toBe(true);
    await change('admin');
    expect(await isOver(left)).toBe(true);
  });

  it('are void while their creator may not invite, for whatever reason', async () => {
    const owner = await api().signUp();
    const admin = await addMember(api(), owner, 'admin');
    const invitation = await invite(admin);
    const { username, email } = admin.user;
    await api().db.update(users).set({ role: 'viewer' }).where(eq(users.username, username));
    expect(await isOver(invitation)).toBe(true);
    expect(await listOpen(owner.token)).toEqual([]);
    expect(await emailsTo(email)).toEqual([]);
  });

  it('by an API key are for viewers and creators, and the key never gets the link', async () => {
    const owner = await api().signUp();
    const { key } = await makeKey(owner);
    expect(errorOf(await inviteWith(key, newAddress(), 'admin'))).toMatchObject({
      status: 403,
      message: 'API keys can only invite viewers and creators. Please sign in to invite an admin.',
    });
    await invite(owner, newAddress(), 'admin');
    const response = await inviteWith(key, newAddress(), 'creator');
    expect([response.statusCode, response.json<NewInvitationBody>().inviteUrl]).toEqual([
      201,
      null,
    ]);
    expect(response.body).not.toContain('/register');
    const seen = await listOpen(key);
    expect(seen.map(({ inviteUrl }) => inviteUrl)).toEqual([null, null]);
    const links = (await listOpen(owner.token)).map(({ inviteUrl }) => inviteUrl);
    expect(links.every((link) => link?.includes('/register?invite='))).toBe(true);
  });

  it('by an API key end when it is revoked', async () => {
    const owner = await api().signUp();
    const { key, id } = await makeKey(owner);
    const made = (await inviteWith(key, newAddress())).json<NewInvitationBody>();
    const open = (await listOpen(owner.token)).find((invitation) => invitation.id === made.id);
    if (!open) throw new Error('The invitation is missing');
    expect((await preview(tokenOf(open))).statusCode).toBe(200);
    await api().call('DELETE', `/api/developers/keys/${id}`, { token: owner.token });
    expect(await isOver(open)).toBe(true);
  });

  it("by an API key do not lead into the operator's organization", async () => {
    const later = await api().signUp();
    const { key } = await makeKey(later);
    await inviteWith(key, newAddress(), 'viewer');
    const [open] = await listOpen(later.token);
    if (!open) throw new Error('The invitation is missing');
    await api().services.auth.appointOperator(later.user.email);
    expect(await isOver(open)).toBe(true);
    const operator = await signUpOperator(api());
    const { key: another } = await makeKey(operator);
    const refused = await inviteWith(another, newAddress(), 'viewer');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'forbidden']);
  });

  it('respond alike whether or not the address has an account elsewhere', async () => {
    const [owner, other] = [await api().signUp(), await api().signUp()];
    const shapeOf = async (email: string) => {
      const response = await inviteWith(owner.token, email);
      const { emailed, role, ...rest } = response.json<NewInvitationBody>();
      return { status: response.statusCode, emailed, role, fields: Object.keys(rest) };
    };
    expect(await shapeOf(other.user.email.toUpperCase())).toEqual(await shapeOf(newAddress()));
    expect(await listOpen(owner.token)).toHaveLength(2);
  });

  it('are emailed with no URL but ours, and no user text in the subject', async () => {
    const owner = await api().signUp();
    const rename = (name: string) =>
      api().call('PATCH', '/api/organization', { token: owner.token, body: { name } });
    expect(errorOf(await rename('Claim your prize at evil.com'))).toMatchObject({
      status: 400,
      message: 'Please leave web and email addresses out of the name',
    });
    expect(errorOf(await rename('Prize line 1-800-555-0199'))).toMatchObject({
      status: 400,
      message: 'Please leave telephone numbers out of the name',
    });
    await rename('Golden Wheel');
    const [plain, old] = [newAddress(), newAddress()];
    await invite(owner, plain);
    const [email] = await emailsTo(plain);
    expect(email?.text).toContain('the organization “Golden Wheel”');
    expect(email?.subject).toBe('You have been invited to CasinoReel');
    // Set before such names were refused.
    await api()
      .db.update(organizations)
      .set({ name: 'Prize: evil.com, 800 555 0199' })
      .where(eq(organizations.id, owner.organizationId));
    await invite(owner, old);
    const [withoutName] = await emailsTo(old);
    expect(withoutName?.text).toContain('their organization');
    expect(withoutName?.text).not.toContain('evil');
  });

  it('name nobody whose username is a telephone number', async () => {
    const owner = await api().signUp();
    const username = 'call_1_800_555_0199';
    await api()
      .db.update(users)
      .set({ username })
      .where(eq(users.id, owner.user.id as UserId));
    const name = `${username}'s Organization`;
    const { organizationId } = owner;
    await api().db.update(organizations).set({ name }).where(eq(organizations.id, organizationId));
    const address = newAddress();
    await invite(owner, address);
    const [email] = await emailsTo(address);
    expect(email?.text).toContain('Someone has invited you to join their organization');
    expect(email?.text).not.toContain('0199');
  });

  it('are emailed ten times a day by a new organization; then the link has to be copied', async () => {
    const owner = await api().signUp();
    const addresses = Array.from({ length: 12 }, newAddress);
    const emailed: boolean[] = [];
    for (const address of addresses) {
      const invitation = await invite(owner, address);
      expect(invitation.inviteUrl).toContain('/register?invite=');
      emailed.push(invitation.emailed);
    }
    expect(emailed.filter(Boolean)).toHaveLength(10);
    expect(await emailsTo(addresses.at(-1) ?? '')).toEqual([]);
    await giveCredits(api().db, owner.organizationId, 100);
    expect((await invite(owner)).emailed).toBe(true);
  });

  it('are emailed to the same address three times a day', async () => {
    const owner = await api().signUp();
    const email = newAddress();
    const emailed: boolean[] = [];
    for (let count = 0; count < 5; count += 1) emailed.push((await invite(owner, email)).emailed);
    expect(emailed).toEqual([true, true, true, false, false]);
  });

  it('add the person to the right organization, with the previewed role', async () => {
    const owner = await api().signUp();
    const joined = await register(tokenOf(await invite(owner, newAddress(), 'admin')));
    const { user } = joined.json<AuthResponse>();
    expect([user.role, user.orgId]).toEqual(['admin', owner.organizationId]);
  });
});
