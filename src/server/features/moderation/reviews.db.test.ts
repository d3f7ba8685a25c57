import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { POLICY_VERSION } from '#policy/policy.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import { finishJob, renderJob } from '#tests/support/rendered-jobs.ts';
import {
  balanceAndLedger,
  onBothDatabases,
  VIDEO_REQUEST,
  type Person,
} from '#tests/support/test-api.ts';

onBothDatabases('reviews', (api) => {
  const decide = ({ token }: Person, id: string, decision: string, body: unknown = {}) =>
    api().call('POST', `/api/moderation/${id}/${decision}`, { token, body });
  const listed = async ({ token }: Person, path: string) => {
    const response = await api().call('GET', `/api/moderation/${path}`, { token });
    return response.json<ReviewJobBody[]>();
  };
  /** The notifications of a person about decisions. */
  const newsOf = async ({ token }: Person) => {
    const all = (await api().call('GET', '/api/notifications', { token })).json<
      NotificationBody[]
    >();
    return all.filter(({ kind }) => kind === 'approved' || kind === 'rejected');
  };

  it('store who decided, and can be filtered by status, preset and author', async () => {
    const owner = await api().signUp({ credits: 200 });
    const creator = await addMember(api(), owner, 'creator');
    const first = await renderJob(api(), owner);
    const second = await renderJob(api(), creator, { preset: 'poker' });
    const waiting = await listed(owner, `pending?author=${creator.user.username.toUpperCase()}`);
    expect(waiting.map(({ id }) => id)).toEqual([second]);
    expect(waiting[0]).toMatchObject({ policyVersion: POLICY_VERSION, decidedAt: null });
    await decide(owner, first, 'approve');
    await decide(owner, second, 'reject', { reason: 'quality' });
    const history = await listed(owner, 'history');
    expect(history.map(({ id }) => id)).toEqual([second, first]);
    expect(history[0]).toMatchObject({
      moderationStatus: 'rejected',
      decidedBy: owner.user.username,
    });
    expect((await listed(owner, 'history?status=approved')).map(({ id }) => id)).toEqual([first]);
    expect((await listed(owner, 'history?preset=poker')).map(({ id }) => id)).toEqual([second]);
    expect(await listed(owner, 'history?author=%25')).toEqual([]);
    expect(await listed(await api().signUp(), 'history')).toEqual([]);
  });

  it('can be filtered by organization, market and day, read oldest first, and exported', async () => {
    const owner = await api().signUp({ credits: 200 });
    const operator = await signUpOperator(api());
    const first = await renderJob(api(), owner);
    const second = await renderJob(api(), owner, { markets: ['GB'] });
    const { name } = owner.organization;
    const ofHouse = `organization=${encodeURIComponent(name.toUpperCase())}`;
    const idsOf = async (path: string) => (await listed(operator, path)).map(({ id }) => id);
    expect(await idsOf(`pending?${ofHouse}`)).toEqual([second, first]);
    expect(await idsOf(`pending?${ofHouse}&order=oldest`)).toEqual([first, second]);
    const page = await api().call(
      'GET',
      `/api/moderation/pending?${ofHouse}&order=oldest&limit=1`,
      {
        token: operator.token,
      },
    );
    const next = /<([^>]*)>/.exec(String(page.headers.link))?.[1] ?? '';
    const rest = await api().call('GET', next, { token: operator.token });
    expect(rest.json<ReviewJobBody[]>().map(({ id }) => id)).toEqual([second]);
    expect(await idsOf(`pending?${ofHouse}&market=GB`)).toEqual([second]);
    await decide(operator, first, 'reject', { reason: 'quality', note: '=1+1' });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await idsOf(`history?${ofHouse}&until=${tomorrow}`)).toEqual([first]);
    expect(await idsOf(`history?${ofHouse}&from=${tomorrow}`)).toEqual([]);
    const file = await api().call('GET', `/api/moderation/history.csv?${ofHouse}`, operator);
    expect(file.headers['content-type']).toContain('text/csv');
    const [, line, end] = file.body.split('\r\n');
    expect(line).toContain(`"rejected","${operator.user.username}","Poor quality: =1+1"`);
    expect(end).toBe('');
  });

  it('can be read individually, by the operator in every organization', async () => {
    const owner = await api().signUp();
    const jobId = await renderJob(api(), owner);
    const read = (by: Person) => api().call('GET', `/api/moderation/${jobId}`, { token: by.token });
    const operator = await signUpOperator(api());
    for (const reviewer of [owner, operator])
      expect((await read(reviewer)).json()).toMatchObject({ id: jobId, decidedAt: null });
    expect((await read(await api().signUp())).statusCode).toBe(404);
  });

  it('are paged, latest decision first', async () => {
    const owner = await api().signUp({ credits: 200 });
    const [first, second] = [await renderJob(api(), owner), await renderJob(api(), owner)];
    await decide(owner, second, 'approve');
    await decide(owner, first, 'approve');
    const { token } = owner;
    const page = await api().call('GET', '/api/moderation/history?limit=1', { token });
    expect(page.json<ReviewJobBody[]>().map(({ id }) => id)).toEqual([first]);
    const next = /<([^>]*)>/.exec(String(page.headers.link))?.[1] ?? '';
    const rest = await api().call('GET', next, { token });
    expect(rest.json<ReviewJobBody[]>().map(({ id }) => id)).toEqual([second]);
  });

  it('require a second person if the organization says so', async () => {
    const owner = await api().signUp({ credits: 200 });
    const admin = await addMember(api(), owner, 'admin');
    const rules = { requiresSecondReviewer: true };
    const path = '/api/organization/rules';
    await api().call('PATCH', path, { token: owner.token, body: rules });
    const jobId = await renderJob(api(), owner);
    expect((await listed(owner, 'pending'))[0]).toMatchObject({ needsSecondReviewer: true });
    expect(errorOf(await decide(owner, jobId, 'approve'))).toMatchObject({ status: 403 });
    expect((await decide(admin, jobId, 'approve')).statusCode).toBe(200);
    const forbidden = await api().call('PATCH', path, { token: admin.token, body: rules });
    expect(forbidden.statusCode).toBe(403);
  });

  it('notify the author, in the app and by email', async () => {
    const owner = await api().signUp({ credits: 200 });
    const creator = await addMember(api(), owner, 'creator');
    const jobId = await renderJob(api(), creator);
    await decide(owner, jobId, 'reject', { reason: 'brand', note: 'Use our green.' });
    const reason = 'Does not fit the brand: Use our green.';
    const [news] = await newsOf(creator);
    expect(news).toMatchObject({ kind: 'rejected', jobId, reason, isRead: false });
    await api().runTasks();
    const email = api().mailer.sent.find(({ to }) => to === creator.user.email);
    expect(email?.text).toContain(reason);
    await api().call('POST', '/api/notifications/read', { token: creator.token });
    expect((await newsOf(creator))[0]?.isRead).toBe(true);
    expect(await newsOf(owner)).toEqual([]);
  });

  it('notify nobody of their own decisions', async () => {
    const owner = await api().signUp();
    await decide(owner, await renderJob(api(), owner), 'approve');
    expect(await newsOf(owner)).toEqual([]);
  });
});

onBothDatabases('a correction', (api) => {
  const rejectAs = ({ token }: Person, id: string) =>
    api().call('POST', `/api/moderation/${id}/reject`, { token, body: {} });
  const reject = async (id: string) => {
    const response = await rejectAs(await signUpOperator(api()), id);
    expect(response.statusCode).toBe(200);
  };
  const correct = ({ token }: Person, resubmits: string) =>
    api().call('POST', '/api/jobs', { token, body: { ...VIDEO_REQUEST, resubmits } });
  const moneyOf = async ({ organizationId }: Person) => {
    const { balance, ledger, unfinished } = await balanceAndLedger(api().db, organizationId);
    return { balance, ledger, unfinished };
  };

  it('of a finished, rejected video is free, once', async () => {
    const owner = await api().signUp();
    const jobId = await renderJob(api(), owner);
    expect((await correct(owner, jobId)).statusCode).toBe(409);
    await reject(jobId);
    const response = await correct(owner, jobId);
    expect(response.json<JobBody>()).toMatchObject({ costCredits: 0, status: 'queued' });
    expect(await moneyOf(owner)).toEqual({ balance: 0, ledger: 0, unfinished: 1 });
    const second = errorOf(await correct(owner, jobId));
    expect(second).toMatchObject({ status: 409, message: 'This video was already corrected' });
  });

  it('that fails restores the right instead of credits; a finished one does not', async () => {
    const owner = await api().signUp();
    const jobId = await renderJob(api(), owner);
    await reject(jobId);
    const first = (await correct(owner, jobId)).json<JobBody>().id as typeof jobId;
    await api().services.jobs.fail(first, 'No luck');
    expect(await moneyOf(owner)).toEqual({ balance: 0, ledger: 0, unfinished: 0 });
    const again = await correct(owner, first);
    expect(again.json<JobBody>()).toMatchObject({ costCredits: 0 });
    const last = again.json<JobBody>().id as typeof jobId;
    await finishJob(api(), last);
    expect((await rejectAs(owner, last)).statusCode).toBe(200);
    expect((await correct(owner, last)).statusCode).toBe(409);
  });

  it('is available once, even if it is deleted when finished', async () => {
    const owner = await api().signUp();
    const jobId = await renderJob(api(), owner);
    await reject(jobId);
    const isOffered = async () => {
      const list = await api().call('GET', '/api/jobs', { token: owner.token });
      return list.json<JobBody[]>().find(({ id }) => id === jobId)?.canBeCorrectedFree;
    };
    expect(await isOffered()).toBe(true);
    const first = (await correct(owner, jobId)).json<JobBody>().id as typeof jobId;
    expect(await isOffered()).toBe(false);
    await finishJob(api(), first);
    const deleted = await api().call('DELETE', `/api/jobs/${first}`, { token: owner.token });
    expect(deleted.statusCode).toBe(204);
    expect(await isOffered()).toBe(false);
    expect(errorOf(await correct(owner, jobId)).status).toBe(409);
  });

  it('of a refunded video is not free, and nobody else has the right', async () => {
    const owner = await api().signUp();
    const made = await api().call('POST', '/api/jobs', { token: owner.token, body: VIDEO_REQUEST });
    const { id } = made.json<JobBody>();
    await reject(id);
    expect(errorOf(await correct(owner, id)).status).toBe(409);
    expect((await correct(await api().signUp(), id)).statusCode).toBe(404);
    expect(await moneyOf(owner)).toEqual({ balance: 50, ledger: 50, unfinished: 0 });
  });

  it('of a video rejected by its own organization is not free', async () => {
    const owner = await api().signUp();
    const jobId = await renderJob(api(), owner);
    expect((await rejectAs(owner, jobId)).json()).toMatchObject({ canBeCorrectedFree: false });
    expect(errorOf(await correct(owner, jobId))).toMatchObject({
      status: 409,
      message:
        'A corrected video is free within seven days after the operator rejected a finished one',
    });
    expect(await moneyOf(owner)).toEqual({ balance: 0, ledger: 0, unfinished: 0 });
  });

  it('that the operator rejects can be corrected again, three times in total', async () => {
    const owner = await api().signUp();
    let last = await renderJob(api(), owner);
    for (const attempt of [1, 2, 3]) {
      await reject(last);
      const response = await correct(owner, last);
      expect([attempt, response.statusCode]).toEqual([attempt, 201]);
      last = response.json<JobBody>().id as typeof last;
      await finishJob(api(), last);
    }
    await reject(last);
    expect(errorOf(await correct(owner, last))).toMatchObject({
      status: 409,
      message: 'A video can be corrected 3 times free of charge',
    });
  });

  it('is counted even if it is cancelled repeatedly', async () => {
    const owner = await api().signUp();
    const jobId = await renderJob(api(), owner);
    await reject(jobId);
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const response = await correct(owner, jobId);
      statuses.push(response.statusCode);
      await api().call('POST', `/api/jobs/${response.json<JobBody>().id}/cancel`, owner);
    }
    expect(statuses).toEqual([201, 201, 201, 409]);
    expect(await moneyOf(owner)).toEqual({ balance: 0, ledger: 0, unfinished: 0 });
  });

  it('of two concurrent ones one succeeds', async () => {
    const owner = await api().signUp();
    const jobId = await renderJob(api(), owner);
    await reject(jobId);
    const responses = await Promise.all([correct(owner, jobId), correct(owner, jobId)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409,
    ]);
  });
});
