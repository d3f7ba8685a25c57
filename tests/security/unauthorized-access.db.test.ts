import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { jobRows } from '#server/platform/database/job-rows.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { apiKeys, webhooks } from '#server/platform/database/schema/developers.ts';
import { balanceAndLedger, onBothDatabases, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

onBothDatabases('what a request may not bring about', (api) => {
  it('unknown fields change nothing', async () => {
    const owner = await api().signUp();
    const victim = await api().signUp();
    const orgId = victim.organizationId;
    const extra = {
      id: NOBODY,
      orgId,
      organizationId: orgId,
      role: 'owner',
      isOperator: true,
      ageVerified: true,
      creditBalance: 9_999,
      createdBy: victim.user.id,
      authorId: victim.user.id,
    };
    const name = `mass_${String(Date.now()).slice(-8)}_${owner.user.username.slice(-4)}`;
    const email = `${name}@example.test`;
    const body = { ...extra, username: name, email, password: 'long enough' };
    const registered = await api().call('POST', '/api/auth/register', { body });
    expect(registered.json()).toMatchObject({
      user: { ageVerified: false },
      organization: { creditBalance: 50 },
    });
    const [row] = await api().db.select().from(users).where(eq(users.username, name));
    expect(row?.id).not.toBe(NOBODY);
    expect(row?.organizationId).not.toBe(orgId);

    const { token } = owner;
    const profile = {
      ...extra,
      role: 'admin',
      username: owner.user.username,
      email: owner.user.email,
    };
    await api().call('PATCH', '/api/user/profile', { token, body: profile });
    await api().call('PATCH', '/api/organization', {
      token,
      body: { ...extra, name: 'Still ours' },
    });
    const free = {
      ...VIDEO_REQUEST,
      ...extra,
      costCredits: 0,
      status: 'ready',
      moderationStatus: 'approved',
    };
    await api().call('POST', '/api/jobs', { token, body: free });
    const purchase = { ...extra, packageId: 'starter', amount: 1, credits: 9_999 };
    await api().call('POST', '/api/credits/purchase', { token, body: purchase });
    const key = { ...extra, name: 'k', scopes: ['audit:read'], keyHash: 'known' };
    await api().call('POST', '/api/developers/keys', { token, body: key });
    const webhook = {
      ...extra,
      url: 'https://example.com/',
      events: ['job.ready'],
      secretVersion: 9,
    };
    await api().call('POST', '/api/developers/webhooks', { token, body: webhook });

    const { db } = api();
    const mine = eq(organizations.id, owner.organizationId);
    const [organization] = await db.select().from(organizations).where(mine);
    expect(organization).toMatchObject({
      name: 'Still ours',
      isOperator: organization?.isOperator,
    });
    const books = await balanceAndLedger(db, owner.organizationId);
    expect([books.balance, books.ledger]).toEqual([0, 0]);
    const ours = await db
      .select()
      .from(jobRows)
      .where(eq(jobRows.organizationId, owner.organizationId));
    expect(ours).toMatchObject([
      { status: 'queued', moderationStatus: 'pending', costCredits: 50, authorId: owner.user.id },
    ]);
    const [me] = await db.select().from(users).where(eq(users.username, owner.user.username));
    expect(me).toMatchObject({ role: 'owner', organizationId: owner.organizationId });
    expect(await db.select().from(apiKeys)).toMatchObject([{ createdBy: owner.user.id }]);
    expect(await db.select().from(webhooks)).toMatchObject([
      { organizationId: owner.organizationId, secretVersion: 1 },
    ]);
    const theirs = await balanceAndLedger(db, orgId);
    expect([theirs.balance, theirs.entries.length]).toEqual([50, 1]);
  });

  it('prototype keys reach no object, in bodies or in queries', async () => {
    const { token } = await api().signUp();
    for (const body of [
      '{"__proto__":{"role":"owner"}}',
      '{"a":{"constructor":{"prototype":{"role":"owner"}}}}',
      '{"controls":{"__proto__":{"isOperator":true}}}',
    ]) {
      const response = await api().call('POST', '/api/jobs', { token, body });
      expect(response.statusCode).toBe(400);
    }
    await api().call('GET', '/api/jobs?__proto__[limit]=1&constructor.prototype.limit=1', {
      token,
    });
    expect(({} as Record<string, unknown>)['limit']).toBeUndefined();
    expect(({} as Record<string, unknown>)['isOperator']).toBeUndefined();
  });

  it.each([
    '/media/../secret-key',
    '/media/..%2fsecret-key',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/jobs/..%5c..%5csecret-key',
    '/assets/..%2f..%2fpackage.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '//etc/passwd',
    '/assets/%00',
  ])('%s leads to no file', async (path) => {
    const response = await api().call('GET', path);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.body).not.toMatch(/root:|casinoreel"|"dependencies"/);
    expect(response.body).not.toContain('a key for the tests');
  });

  it('a body over a mebibyte, or one that no call accepts, is not read', async () => {
    const { token } = await api().signUp();
    const prompt = 'x'.repeat(1024 * 1024);
    const tooLarge = await api().call('POST', '/api/jobs', {
      token,
      body: { ...VIDEO_REQUEST, prompt },
    });
    expect(tooLarge.statusCode).toBe(413);
    const form = await api().call('POST', '/api/jobs', {
      token,
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nb\r\n--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(form.statusCode).toBe(415);
  });

  it("callers cannot distinguish others' data from what does not exist", async () => {
    const { token } = await api().signUp();
    const stranger = await api().signUp();
    const made = await api().call('POST', '/api/jobs', {
      token: stranger.token,
      body: VIDEO_REQUEST,
    });
    const { id } = made.json<{ id: string }>();
    const look = (jobId: string) =>
      api().call('POST', `/api/jobs/${jobId}/check-status`, { token });
    const [theirs, nobodys] = [await look(id), await look(NOBODY)];
    expect([theirs.statusCode, theirs.body]).toEqual([nobodys.statusCode, nobodys.body]);
    const forget = (email: string) =>
      api().call('POST', '/api/auth/forgot-password', { body: { email } });
    const [known, unknown] = [await forget(stranger.user.email), await forget('no@example.test')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  it('a sign-in takes as long for an address without an account', async () => {
    const { user } = await api().signUp();
    const timeOf = async (email: string) => {
      const before = process.cpuUsage();
      const body = { email, password: 'not the password' };
      expect((await api().call('POST', '/api/auth/login', { body })).statusCode).toBe(401);
      const spent = process.cpuUsage(before);
      return spent.user + spent.system;
    };
    const known = [await timeOf(user.email), await timeOf(user.email), await timeOf(user.email)];
    const unknown = [
      await timeOf('a@example.test'),
      await timeOf('b@example.test'),
      await timeOf('c@example.test'),
    ];
    // CPU time, the minimum of three runs each: hashing takes many times as long as the difference,
    // and the machine may be busy.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.3);
  });
});
