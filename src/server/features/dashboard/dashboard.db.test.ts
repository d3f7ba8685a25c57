import { expect, it } from 'vitest';

import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import type { CreatedJobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { putJob } from '#tests/support/job-states.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import { finishJob } from '#tests/support/rendered-jobs.ts';
import { onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

onPostgres('the dashboard', (api) => {
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

  it('counts the finished shapes of an order as videos, and as one order', async () => {
    const owner = await api().signUp({ credits: 150 });
    const [first, second] = (await order(owner, { shapes: ['16:9', '9:16'] })).group ?? [];
    for (const job of [first, second]) await finishJob(api(), job?.id as JobId);
    expect(await statsOf(owner)).toMatchObject({ reviewsWaiting: 2, reviewOrders: 1 });
  });

  it('counts held videos for the operator', async () => {
    const operator = await signUpOperator(api());
    const before = await statsOf(operator);
    const owner = await api().signUp();
    const { id } = await order(owner);
    await putJob(api().db, id as JobId, { review: { moderationStatus: 'flagged' } });
    expect(await statsOf(operator)).toMatchObject({
      reviewsWaiting: before.reviewsWaiting + 1,
      reviewsOnHold: before.reviewsOnHold + 1,
    });
    expect(await statsOf(owner)).toMatchObject({
      reviewsWaiting: 0,
      videosInProgress: 1,
      videosOnHold: 1,
    });
  });

  it('counts new brands for the operator alone', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const before = (await statsOf(operator)).brandsWaiting;
    const { token } = owner;
    const made = await api().call('POST', '/api/brands', { token, body: { name: 'Aurora' } });
    const { id } = made.json<{ id: string }>();
    await api().call('POST', `/api/brands/${id}/publish`, { token });
    expect((await statsOf(operator)).brandsWaiting).toBe(before + 1);
    expect((await statsOf(owner)).brandsWaiting).toBe(0);
    const body = { version: 1 };
    await api().call('POST', `/api/moderation/brands/${id}/approve`, { ...operator, body });
    expect((await statsOf(operator)).brandsWaiting).toBe(before);
    const history = await api().call('GET', '/api/moderation/brands/history', operator);
    expect(history.json()).toMatchObject([
      { id, name: 'Aurora', decision: 'approved', decidedBy: operator.user.username },
    ]);
  });

  it('tells those who manage billing of a balance below the alert', async () => {
    const owner = await api().signUp();
    const { creditsRemaining, lowBalanceCredits } = await statsOf(owner);
    expect(lowBalanceCredits).toBeNull();
    const alertAt = async (credits: number) => {
      const body = { billingName: null, billingAddress: null, taxId: null };
      await api().call('PUT', '/api/billing/settings', {
        token: owner.token,
        body: { ...body, lowBalanceCredits: credits },
      });
      return (await statsOf(owner)).lowBalanceCredits;
    };
    expect(await alertAt(creditsRemaining + 1)).toBe(creditsRemaining + 1);
    const [admin, viewer] = [
      await addMember(api(), owner, 'admin'),
      await addMember(api(), owner, 'viewer'),
    ];
    expect((await statsOf(admin)).lowBalanceCredits).toBe(creditsRemaining + 1);
    expect((await statsOf(viewer)).lowBalanceCredits).toBeNull();
    expect(await alertAt(creditsRemaining)).toBeNull();
  });

  it('shows one entry for an order of several shapes', async () => {
    const owner = await api().signUp({ credits: 200 });
    await order(owner, { shapes: ['16:9', '9:16', '1:1'] });
    await order(owner);
    const { recentActivity } = await statsOf(owner);
    expect(recentActivity.map(({ videoCount }) => videoCount)).toEqual([1, 3]);
  });
});
