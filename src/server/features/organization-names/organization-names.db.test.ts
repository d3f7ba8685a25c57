import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { NameReviewBody } from '#contracts/schemas/organization-name.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { JobId } from '#domain/ids.ts';
import { filmOrderOf } from '#server/features/jobs/ordering/film-order-of.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { errorOf, signUpOperator } from '#tests/support/people.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const BLOCKED = 'Guaranteed Win Every Spin';
/**
 * A person's name is held for review: casinos are named after people, with or without their
 * permission.
 */
const HELD = 'Elvis Presley Casino';

onBothDatabases('names of organizations', (api) => {
  const rename = ({ token }: Person, name: string) =>
    api().call('PATCH', '/api/organization', { token, body: { name } });
  const nameOf = async ({ organizationId }: Person) => {
    const isThis = eq(organizations.id, organizationId);
    const [row] = await api().db.select().from(organizations).where(isThis);
    return row?.name;
  };
  const waitingOf = async (operator: Person, { organizationId }: Person) => {
    const response = await api().call('GET', '/api/moderation/names', { token: operator.token });
    expect(response.statusCode).toBe(200);
    const reviews = response.json<NameReviewBody[]>();
    return reviews.filter((review) => review.organizationId === organizationId);
  };
  const decide = ({ token }: Person, id: string | undefined, decision: string) =>
    api().call('POST', `/api/moderation/names/${id}/${decision}`, { token });
  const order = async ({ token }: Person) => {
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    return { response, job: response.json<JobBody>() };
  };
  const signatureOf = async (id: string) => {
    const [row] = await api()
      .db.select()
      .from(jobRows)
      .where(eq(jobRows.id, id as JobId));
    return row && filmOrderOf(row).words.signature;
  };

  it.each(['Golden Nugget', 'Teen Patti Palace', 'Lucky Star Casino', "Binion's"])(
    'allow real casinos: %s',
    async (name) => {
      const owner = await api().signUp({ credits: 100 });
      expect((await rename(owner, name)).json()).toMatchObject({ name, pendingName: null });
      expect((await order(owner)).job).toMatchObject({ moderationStatus: 'pending' });
    },
  );

  it('are refused with the findings if the policy blocks them, unless the operator allows it', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const before = await nameOf(owner);
    const response = await rename(owner, BLOCKED);
    expect(errorOf(response)).toMatchObject({ status: 422, code: 'policy_blocked' });
    expect(response.json<{ findings: unknown[] }>().findings.length).toBeGreaterThan(0);
    expect(await nameOf(owner)).toBe(before);
    const [review] = await waitingOf(operator, owner);
    expect(review).toMatchObject({ name: BLOCKED, decision: 'block', organizationName: before });
    expect((await decide(owner, review?.id, 'approve')).statusCode).toBe(403);
    expect((await decide(operator, review?.id, 'approve')).statusCode).toBe(200);
    expect(await nameOf(owner)).toBe(before);
    expect((await rename(owner, BLOCKED)).json()).toMatchObject({ name: BLOCKED });
  });

  it('wait for the operator if the policy holds them, who decides once', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 100 });
    const before = await nameOf(owner);
    const response = await rename(owner, HELD);
    expect(response.json()).toMatchObject({ name: before, pendingName: HELD });
    const [review] = await waitingOf(operator, owner);
    const decisions = await Promise.all([
      decide(operator, review?.id, 'approve'),
      decide(operator, review?.id, 'approve'),
    ]);
    expect(decisions.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
    expect(await nameOf(owner)).toBe(HELD);
    const { job } = await order(owner);
    expect(job).toMatchObject({ moderationStatus: 'pending' });
    expect(await signatureOf(job.id)).toBe(HELD);
    const audit = await api().call('GET', '/api/audit', { token: owner.token });
    const decided = audit
      .json<AuditEventBody[]>()
      .filter(({ action }) => action === 'organization.renamed')
      .map(({ details }) => details['decision']);
    expect(decided).toEqual(['approved', 'flag']);
  });

  it('are refused permanently if the operator rejects them', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    await rename(owner, HELD);
    const [review] = await waitingOf(operator, owner);
    await decide(operator, review?.id, 'reject');
    expect((await rename(owner, HELD)).statusCode).toBe(422);
    expect(await waitingOf(operator, owner)).toEqual([]);
  });

  it('are never decided unseen: another name replaces the request', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    await rename(owner, HELD);
    const [seen] = await waitingOf(operator, owner);
    await rename(owner, 'Marilyn Monroe Casino');
    expect((await decide(operator, seen?.id, 'approve')).statusCode).toBe(404);
    const [waiting] = await waitingOf(operator, owner);
    expect(waiting).toMatchObject({ name: 'Marilyn Monroe Casino', decision: 'flag' });
  });

  it('no longer wait once the organization has another name', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    await rename(owner, HELD);
    await rename(owner, BLOCKED);
    expect(await waitingOf(operator, owner)).toHaveLength(2);
    await rename(owner, 'Golden Nugget');
    expect(await waitingOf(operator, owner)).toEqual([]);
    expect(await nameOf(owner)).toBe('Golden Nugget');
  });

  it('that were never checked are checked with the next order', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const rename = (name: string) =>
      api()
        .db.update(organizations)
        .set({ name })
        .where(eq(organizations.id, owner.organizationId));
    await rename(BLOCKED);
    expect(errorOf((await order(owner)).response)).toMatchObject({ status: 422 });
    await rename(HELD);
    const held = (await order(owner)).job;
    expect(held).toMatchObject({ moderationStatus: 'flagged' });
    const pending = await api().call('GET', '/api/moderation/pending', { token: operator.token });
    const review = pending.json<ReviewJobBody[]>().find(({ id }) => id === held.id);
    expect(review?.findings.map(({ category }) => category)).toEqual(['celebrity_likeness']);
    const named = (await waitingOf(operator, owner)).find(({ name }) => name === HELD);
    await decide(operator, named?.id, 'approve');
    expect((await order(owner)).job).toMatchObject({ moderationStatus: 'pending' });
  });

  it('do not change earlier films, and never sign with the default name', async () => {
    const owner = await api().signUp({ credits: 200 });
    const first = (await order(owner)).job;
    expect(await signatureOf(first.id)).toBeNull();
    await rename(owner, 'Golden Nugget');
    const second = (await order(owner)).job;
    await rename(owner, 'Teen Patti Palace');
    expect(await signatureOf(first.id)).toBeNull();
    expect(await signatureOf(second.id)).toBe('Golden Nugget');
  });
});
