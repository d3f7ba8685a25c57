import { eq, getTableColumns } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { isCheckViolation, isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { jobReviews, jobRuns, jobs } from '#server/platform/database/schema/jobs.ts';
import { putJob } from '#tests/support/job-states.ts';
import { onBothDatabases, VIDEO_REQUEST } from '#tests/support/test-api.ts';

import { reopenFailed } from './store.ts';

/** A different value for every column of an order. */
const CHANGES: Record<keyof typeof jobs.$inferInsert, unknown> = {
  id: crypto.randomUUID(),
  organizationId: null,
  authorId: crypto.randomUUID(),
  prompt: 'Another film',
  preset: 'slots',
  controls: {},
  markets: ['MT'],
  advertises: 'venue',
  licensee: {},
  seed: 3,
  planVersion: 99,
  words: {},
  leftOut: ['terms'],
  language: 'zh',
  look: {},
  crowd: 'busy',
  voiceOver: true,
  captions: 'burned',
  organizationName: 'Another house',
  groupId: crypto.randomUUID(),
  brand: {},
  brandId: crypto.randomUUID(),
  brandVersion: 2,
  shots: [],
  shortSidePixels: 1,
  costCredits: 1,
  resubmits: crypto.randomUUID(),
  renews: crypto.randomUUID(),
  retakes: crypto.randomUUID(),
  retakenClip: 1,
  createdAt: new Date(0),
};

onBothDatabases('the tables of a job', (api) => {
  async function orderOne(): Promise<JobId> {
    const { token } = await api().signUp();
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    return response.json<JobBody>().id as JobId;
  }

  const errorOf = (statement: Promise<unknown>) =>
    statement.then(
      () => null,
      (error: unknown) => error,
    );

  describe('prevent changes', () => {
    let id: JobId;
    beforeAll(async () => {
      id = await orderOne();
    });

    it.each(Object.keys(getTableColumns(jobs)) as (keyof typeof CHANGES)[])(
      'of the %s of an order',
      async (column) => {
        const change = { [column]: CHANGES[column] };
        const error = await errorOf(api().db.update(jobs).set(change).where(eq(jobs.id, id)));
        expect(isCheckViolation(error)).toBe(true);
      },
    );
  });

  it('keep the orders of a deleted account', async () => {
    const id = await orderOne();
    const [order] = await api().db.select().from(jobs).where(eq(jobs.id, id));
    await api()
      .db.delete(users)
      .where(eq(users.id, order?.authorId ?? ('' as never)));
    const [kept] = await api().db.select().from(jobs).where(eq(jobs.id, id));
    expect(kept).toEqual({ ...order, authorId: null });
  });

  it('do not allow a ready job without a film', async () => {
    const id = await orderOne();
    const error = await errorOf(putJob(api().db, id, { run: { status: 'ready' } }));
    expect(isCheckViolation(error)).toBe(true);
  });

  it('allow one correction at a time, and count each', async () => {
    const id = await orderOne();
    await putJob(api().db, id, {
      run: { status: 'ready' },
      review: { moderationStatus: 'rejected', rejectedByOperator: true },
      files: { videoKey: 'film.mp4' },
    });
    const [order] = await api().db.select().from(jobs).where(eq(jobs.id, id));
    if (!order) throw new Error('The order is gone');
    const correct = async () => {
      const correction = { ...order, id: crypto.randomUUID() as JobId };
      const free = { ...correction, costCredits: 0, resubmits: id };
      await api().db.transaction(async (tx) => {
        await tx.insert(jobs).values(free);
        await tx.insert(jobRuns).values({ jobId: free.id, status: 'queued' });
        const review = { jobId: free.id, askedAt: order.createdAt } as const;
        await tx.insert(jobReviews).values({ ...review, moderationStatus: 'pending' });
      });
      return free.id;
    };
    const reviewOf = async (jobId: JobId) =>
      (await api().db.select().from(jobReviews).where(eq(jobReviews.jobId, jobId)))[0];

    const responses = await Promise.allSettled([correct(), correct()]);
    const made = responses.flatMap((response) =>
      response.status === 'fulfilled' ? response.value : [],
    );
    expect(made).toHaveLength(1);
    const refused = responses.find(({ status }) => status === 'rejected');
    expect(
      isUniqueViolation((refused as PromiseRejectedResult).reason, 'jobs_one_correction'),
    ).toBe(true);
    const [first] = made as [JobId];
    expect(await reviewOf(first)).toMatchObject({ correctionsUsed: 1, correctedAt: null });
    expect((await reviewOf(id))?.correctedAt).not.toBeNull();

    await api().services.jobs.fail(first, 'For a test');
    expect(await reviewOf(id)).toMatchObject({ correctionsUsed: 1, correctedAt: null });
    expect(await reviewOf(await correct())).toMatchObject({ correctionsUsed: 2 });
    await putJob(api().db, first, { run: { engine: 'a-model' } });
    const reopen = { clipsAwaited: 1, now: new Date() };
    const reopened = api().db.transaction((tx) => reopenFailed(tx, first, reopen));
    expect(await errorOf(reopened)).toMatchObject({ code: 'wrong_state' });
    const takenAgain = putJob(api().db, first, { run: { status: 'queued' } });
    expect(isUniqueViolation(await errorOf(takenAgain), 'jobs_one_correction')).toBe(true);
  });
});
