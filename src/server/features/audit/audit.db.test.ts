import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { auditEvents } from '#server/platform/database/schema/audit.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

import { checkChains } from './check-chains.ts';

onBothDatabases('the audit log', (api) => {
  const read = async ({ token }: Person, query = '') =>
    (await api().call('GET', `/api/audit${query}`, { token })).json<AuditEventBody[]>();
  const actionsOf = (events: AuditEventBody[]) => events.map(({ action }) => action);
  const login = ({ user }: Person, password: string) =>
    api().call('POST', '/api/auth/login', { body: { email: user.email, password } });

  it('lists events, newest first, without passwords or tokens', async () => {
    const owner = await api().signUp({ ageVerified: false });
    const { token } = owner;
    await api().call('POST', '/api/auth/verify-age', { token, body: { ageVerified: true } });
    await login(owner, 'not the password');
    await vi.waitFor(
      async () => expect(actionsOf(await read(owner))).toContain('session.refused'),
      { timeout: 50_000 },
    );
    const second = (await login(owner, owner.password)).json<{ token: string }>().token;
    await api().call('POST', '/api/auth/logout', { token: second });
    const events = await read(owner);
    expect(actionsOf(events)).toEqual([
      'session.ended',
      'session.started',
      'session.refused',
      'account.age_verified',
      'credits.changed',
      'account.registered',
    ]);
    expect(events.map(({ sequence }) => sequence)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(events[4]).toMatchObject({
      message: 'Welcome credits: +50, balance 50',
      details: { kind: 'welcome', delta: 50, balanceAfter: 50 },
    });
    const kept = JSON.stringify(await api().db.select().from(auditEvents));
    for (const secret of [token, second, owner.password, owner.user.email, owner.user.username]) {
      expect(kept).not.toContain(secret);
    }
  });

  it('shows each organization its own entries, and the operator all', async () => {
    const operator = await signUpOperator(api());
    const [owner, other] = [await api().signUp(), await api().signUp()];
    const own = new Set((await read(owner)).map(({ orgId }) => orgId));
    expect(own).toEqual(new Set([owner.organizationId]));
    const all = (await read(operator)).map(({ orgId }) => orgId);
    expect(all).toEqual(expect.arrayContaining([owner.organizationId, other.organizationId]));
    const creator = await addMember(api(), owner, 'creator');
    expect((await api().call('GET', '/api/audit', creator)).statusCode).toBe(403);
  });

  it('pages with a cursor', async () => {
    const owner = await api().signUp();
    for (let count = 0; count < 3; count += 1) await login(owner, owner.password);
    const seen: number[] = [];
    let next: string | undefined = '/api/audit?limit=2';
    while (next !== undefined) {
      const page = await api().call('GET', next, { token: owner.token });
      seen.push(...page.json<AuditEventBody[]>().map(({ sequence }) => sequence));
      next = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
    const bad = await api().call('GET', '/api/audit?cursor=x', { token: owner.token });
    expect(bad.statusCode).toBe(400);
  });

  it('finds entries by topic, person, subject and time', async () => {
    const owner = await api().signUp();
    const creator = await addMember(api(), owner, 'creator');
    const { token } = owner;
    const role = { token, body: { role: 'viewer' } };
    await api().call('PATCH', `/api/team/members/${creator.user.id}/role`, role);
    await login(owner, owner.password);
    const sequencesOf = async (query: string) =>
      (await read(owner, query)).map(({ sequence }) => sequence);
    const all = await read(owner);
    const changed = all.find(({ action }) => action === 'account.role_changed');
    const started = all.find(({ action }) => action === 'session.started');
    expect(await sequencesOf('?topic=access')).toEqual([started?.sequence]);
    const { username } = creator.user;
    expect(await sequencesOf(`?search=${username.slice(1).toUpperCase()}`)).toEqual([
      changed?.sequence,
    ]);
    expect(await sequencesOf(`?topic=people&search=${changed?.subjectId?.slice(0, 8)}`)).toEqual([
      changed?.sequence,
    ]);
    expect(await sequencesOf('?search=changed%20a%20role')).toEqual([changed?.sequence]);
    expect(await sequencesOf('?search=SIGNED')).toEqual([started?.sequence]);
    expect(await sequencesOf('?search=welcome')).toEqual(
      all.filter(({ message }) => message.startsWith('Welcome')).map(({ sequence }) => sequence),
    );
    const at = String(started?.createdAt);
    expect(await sequencesOf(`?from=${at}`)).toContain(started?.sequence);
    expect(await sequencesOf(`?until=${at}`)).not.toContain(started?.sequence);
    const file = (await api().call('GET', '/api/audit/export?topic=access', { token })).body;
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
    expect((await api().call('GET', '/api/audit?topic=none', { token })).statusCode).toBe(400);
  });

  it('names what each entry is about', async () => {
    const owner = await api().signUp();
    const { token, user } = owner;
    const invitation = { email: 'dealer@example.com', role: 'viewer' };
    await api().call('POST', '/api/team/invite', { token, body: invitation });
    const body = { ...VIDEO_REQUEST, words: { headline: 'Midnight Roulette' } };
    const { id } = (await api().call('POST', '/api/jobs', { token, body })).json<JobBody>();
    const decision = { reason: 'brand', note: 'Old logo' };
    await api().call('POST', `/api/moderation/${id}/reject`, { token, body: decision });
    const events = await read(owner);
    const targetOf = (sentence: string) =>
      events.find(({ message }) => message.startsWith(sentence))?.target;
    const video = { kind: 'video', id, name: 'Midnight Roulette', isByActor: true };
    expect(targetOf('Charged for a video')).toEqual({ ...video, note: null });
    expect(targetOf('Rejected a video')).toEqual({ ...video, note: 'Old logo' });
    expect(targetOf('Invited')).toMatchObject({ kind: 'invitation', name: 'dealer@example.com' });
    const file = await api().call('GET', '/api/audit/export?topic=videos', { token });
    expect(file.body).toContain('Midnight Roulette');
    expect(events.find(({ message }) => message.startsWith('Charged'))?.actor).toBe(user.username);
  });

  it('exports CSV in which no cell is a formula', async () => {
    const owner = await api().signUp();
    const body = { name: '=CONCAT("A","B")' };
    await api().call('PATCH', '/api/organization', { token: owner.token, body });
    const response = await api().call('GET', '/api/audit/export', { token: owner.token });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
    });
    const lines = response.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^"'=CONCAT\(""A""/);
  });

  it('keeps one unbroken chain during a hundred concurrent events', async () => {
    const owner = await api().signUp();
    const { db, services } = api();
    const { organizationId } = owner;
    const record = { organizationId, action: 'organization.renamed', actorId: null } as const;
    await Promise.all(
      Array.from({ length: 100 }, () => db.transaction((tx) => services.audit.record(tx, record))),
    );
    const rows = await db
      .select({ sequence: auditEvents.sequence })
      .from(auditEvents)
      .where(eq(auditEvents.organizationId, organizationId));
    expect(rows.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 102 }, (_, index) => index + 1),
    );
    expect((await checkChains(db)).broken).toEqual([]);
  });

  it('records nothing that was rolled back', async () => {
    const owner = await api().signUp();
    const { db, services } = api();
    const { organizationId } = owner;
    const undone = db.transaction(async (tx) => {
      const action = 'organization.renamed';
      await services.audit.record(tx, { organizationId, action, actorId: null });
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    expect(await read(owner)).toHaveLength(2);
    expect((await checkChains(db)).broken).toEqual([]);
  });

  it.each([
    'update audit_events set details = null',
    'delete from audit_events',
    'truncate audit_events',
  ])('refuses to %s', async (statement) => {
    const error = await api()
      .db.execute(sql.raw(statement))
      .then(
        () => null,
        (thrown: unknown) => thrown,
      );
    expect(String((error as Error).cause)).toContain('append-only');
  });

  it('detects entries that were changed or removed in the database', async () => {
    const { db } = api();
    const people = [await api().signUp(), await api().signUp(), await api().signUp()];
    for (const person of people) await login(person, person.password);
    const [changed, cut, shortened] = people.map(({ organizationId }) => organizationId);
    await db.execute(sql`alter table audit_events disable trigger all`);
    await db.execute(
      sql`update audit_events set details = '{"delta":500}' where org_id = ${changed} and sequence = 2`,
    );
    await db.execute(sql`delete from audit_events where org_id = ${cut} and sequence = 2`);
    await db.execute(sql`delete from audit_events where org_id = ${shortened} and sequence = 3`);
    await db.execute(sql`alter table audit_events enable trigger all`);
    const { broken } = await checkChains(db);
    expect(new Map(broken.map(({ organizationId, problem }) => [organizationId, problem]))).toEqual(
      new Map([
        [changed, 'entry 2 was changed after it was written'],
        [cut, 'entry 2 is missing (found 3)'],
        [shortened, 'entries after 2 are missing'],
      ]),
    );
  });
});
