import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { checkChains } from '#server/features/audit/check-chains.ts';
import { tablesInOrder } from '#server/platform/backup/tables.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const HOUR_MS = 3600_000;

onBothDatabases('erasing a person', (api) => {
  /** The whole database as text. */
  async function everything(): Promise<string> {
    const tables = tablesInOrder().map(async (name) => {
      const rows = await rowsOf(api().db, sql`select * from ${sql.identifier(name)}`);
      return `${name}: ${JSON.stringify(rows)}`;
    });
    return (await Promise.all(tables)).join('\n');
  }
  const remove = (by: Person, { user }: Person) =>
    api().call('DELETE', `/api/admin/users/${user.id}`, { token: by.token });

  it('leaves no name and no address, a pseudonym in the log, and an intact chain', async () => {
    const owner = await api().signUp();
    const person = await addMember(api(), owner, 'admin');
    const { token, user } = person;
    await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    // The email about it is queued with the previous address.
    api().mailer.breakDown();
    const moved = { username: user.username, email: `moved-${user.email}` };
    await api().call('PATCH', '/api/user/profile', { token, body: moved });
    await api().call('POST', '/api/auth/forgot-password', { body: { email: moved.email } });
    await api().call('POST', '/api/developers/keys', {
      token,
      body: { name: 'k', scopes: ['audit:read'] },
    });
    await api().call('POST', '/api/team/invite', { token, body: { email: 'new@example.test' } });
    expect((await remove(owner, person)).statusCode).toBe(204);
    api().clock.advance(2 * HOUR_MS);
    const kept = (await everything()).replaceAll(/"key":"[^"]*"/g, '');
    expect(kept).not.toContain(user.email);
    expect(kept).not.toContain(`"${user.username}"`);
    expect(await checkChains(api().db)).toMatchObject({ broken: [] });
    const response = await api().call('GET', '/api/audit', owner);
    const events = response.json<AuditEventBody[]>().filter(({ actorId }) => actorId === user.id);
    const pseudonym = `Former member ${user.id.slice(0, 4)}`;
    expect(events.length).toBeGreaterThan(2);
    expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set([pseudonym]));
    const csv = await api().call('GET', '/api/audit/export', owner);
    expect(csv.body).toContain(pseudonym);
    expect(csv.body).not.toContain(`${user.username},`);
    const [job] = (await api().call('GET', '/api/jobs', owner)).json<JobBody[]>();
    expect(job).toMatchObject({ author: null, prompt: VIDEO_REQUEST.prompt });
  });

  it('removes the name of an organization without members', async () => {
    const operator = await signUpOperator(api());
    const last = await api().signUp();
    expect((await remove(operator, last)).statusCode).toBe(204);
    expect(await everything()).not.toContain(last.user.username);
  });

  it('deletes refused videos after the configured days, and nothing else', async () => {
    const owner = await api().signUp({ credits: 200 });
    const create = async () =>
      (
        await api().call('POST', '/api/jobs', { token: owner.token, body: VIDEO_REQUEST })
      ).json<JobBody>().id as JobId;
    const [failed, waiting] = [await create(), await create()];
    const { jobs } = api().services;
    await jobs.fail(failed, 'For a test');
    const days = (count: number) => new Date(api().clock.now().getTime() + count * 24 * HOUR_MS);
    expect(await jobs.removeRefused(days(-1), 10)).toBe(0);
    expect(await jobs.removeRefused(days(1), 10)).toBeGreaterThan(0);
    const left = (await api().call('GET', '/api/jobs', owner)).json<JobBody[]>();
    expect(left.map(({ id }) => id)).toEqual([waiting]);
    expect(await checkChains(api().db)).toMatchObject({ broken: [] });
  });
});
