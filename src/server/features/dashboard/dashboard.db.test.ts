import { expect, it } from 'vitest';

import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import type { CreatedJobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { putJob } from '#tests/support/job-states.ts';
import { signUpOperator } from '#tests/support/people.ts';
import { finishJob } from '#tests/support/rendered-jobs.ts';
import { onBothDatabases, VIDEO_REQUEST } from '#tests/support/test-api.ts';

onBothDatabases('the dashboard', (api) => {
  const statsOf = async ({ token }: { readonly token: string }) =>
    (await api().call('GET', '/api/dashboard/stats', { token })).json<DashboardStats>();
  const order = async ({ token }: { readonly token: string }, body: object = {}) => {
    const answer = await api().call('POST', '/api/jobs', {
      token,
      body: { ...VIDEO_REQUEST, ...body },
    });
    return answer.json<CreatedJobBody>();
  };

  it('counts videos that can be reviewed now, not unfinished ones', async () => {
    const owner = await api().signUp({ credits: 150 });
    const job = await order(owner);
    await order(owner);
    expect((await statsOf(owner)).reviewsWaiting).toBe(0);
    await finishJob(api(), job.id as JobId);
    expect((await statsOf(owner)).reviewsWaiting).toBe(1);
    await api().call('PATCH', '/api/organization/rules', {
      token: owner.token,
      body: { requiresSecondReviewer: true },
    });
    expect((await statsOf(owner)).reviewsWaiting).toBe(0);
  });

  it('counts held videos for the operator', async () => {
    const operator = await signUpOperator(api());
    const before = (await statsOf(operator)).reviewsWaiting;
    const owner = await api().signUp();
    const { id } = await order(owner);
    await putJob(api().db, id as JobId, { review: { moderationStatus: 'flagged' } });
    expect((await statsOf(operator)).reviewsWaiting).toBe(before + 1);
    expect((await statsOf(owner)).reviewsWaiting).toBe(0);
  });

  it('shows one entry for an order of several shapes', async () => {
    const owner = await api().signUp({ credits: 200 });
    await order(owner, { shapes: ['16:9', '9:16', '1:1'] });
    await order(owner);
    const { recentActivity } = await statsOf(owner);
    expect(recentActivity.map(({ videoCount }) => videoCount)).toEqual([1, 3]);
  });
});
