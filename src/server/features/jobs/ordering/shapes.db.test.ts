import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { CreatedJobBody, JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { enqueuedRenders } from '#tests/support/start-rendering.ts';
import { errorOf, signUpOperator } from '#tests/support/people.ts';
import { balanceAndLedger, onBothDatabases, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const SHAPES = ['9:16', '16:9', '1:1'];

onBothDatabases('an order of several shapes', (api) => {
  const create = (token: string, body: object = {}, headers = {}) =>
    api().call('POST', '/api/jobs', {
      token,
      body: { ...VIDEO_REQUEST, shapes: SHAPES, ...body },
      headers,
    });
  const list = async (token: string, query = '') =>
    (await api().call('GET', `/api/jobs${query}`, { token })).json<JobBody[]>();
  const shapesOf = (jobs: readonly JobBody[]) => jobs.map((job) => job.controlsJson['aspectRatio']);

  it('makes one job for each, charges each, and returns the first with its group', async () => {
    const { token, organizationId } = await api().signUp({ credits: 200 });
    const answer = await create(token);
    expect(answer.statusCode).toBe(201);
    const { group, ...first } = answer.json<CreatedJobBody>();
    expect(shapesOf(group ?? [])).toEqual(SHAPES);
    expect(group?.[0]).toEqual(first);
    expect(new Set(group?.map(({ groupId }) => groupId))).toEqual(new Set([first.groupId]));
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({
      balance: 50,
      ledger: 50,
      unfinished: 3,
    });
    expect(await enqueuedRenders(api())).toEqual(
      expect.arrayContaining((group ?? []).map(({ id }) => id)),
    );
    const alone = (await create(token, { shapes: undefined })).json<CreatedJobBody>();
    expect(alone).toMatchObject({ group: null, groupId: null });
    expect(shapesOf(await list(token))).toEqual(['16:9', ...SHAPES]);
    const ofGroup = await list(token, `?group=${first.groupId}`);
    expect(ofGroup.map(({ id }) => id)).toEqual(group?.map(({ id }) => id));
  });

  it('makes all or none: 402 reports the total', async () => {
    const { token, organizationId } = await api().signUp({ credits: 149 });
    expect(errorOf(await create(token))).toEqual({
      status: 402,
      code: 'insufficient_credits',
      message: 'You need 150 credits. Current balance: 149',
    });
    expect(await list(token)).toEqual([]);
    const { balance, unfinished } = await balanceAndLedger(api().db, organizationId);
    expect([balance, unfinished]).toEqual([149, 0]);
  });

  it('makes none if the last one would exceed the limit', async () => {
    const { token, organizationId } = await api().signUp({ credits: 200 });
    const ofOrganization = eq(organizations.id, organizationId);
    await api().db.update(organizations).set({ unfinishedVideos: 198 }).where(ofOrganization);
    expect(errorOf(await create(token))).toMatchObject({ status: 429 });
    expect(await list(token)).toEqual([]);
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 200 });
  });

  it('returns the same group for the same request, and 409 for another', async () => {
    const { token, organizationId } = await api().signUp({ credits: 200 });
    const headers = { 'idempotency-key': 'three-shapes' };
    const [first, again] = await Promise.all([
      create(token, {}, headers),
      create(token, {}, headers),
    ]);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    const ids = (answer: typeof first) => answer.json<CreatedJobBody>().group?.map(({ id }) => id);
    expect(ids(first)).toEqual(ids(again));
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 50 });
    expect(errorOf(await create(token, { shapes: ['1:1'] }, headers))).toMatchObject({
      status: 409,
    });
  });

  it('refunds and reviews each separately', async () => {
    const operator = await signUpOperator(api());
    const { token, organizationId } = await api().signUp({ credits: 150 });
    const { group } = (await create(token)).json<CreatedJobBody>();
    const [failed, rejected] = (group ?? []).map(({ id }) => id as JobId);
    if (!failed || !rejected) throw new Error('No group');
    await api().services.jobs.fail(failed, 'No luck');
    const path = `/api/moderation/${rejected}/reject`;
    await api().call('POST', path, { token: operator.token, body: {} });
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({
      balance: 100,
      ledger: 100,
      unfinished: 1,
    });
    expect((await list(token)).map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'failed',
      'queued',
    ]);
  });

  it.each([[[]], [['16:9', '16:9']], [['4:3']], ['16:9'], [['16:9', '9:16', '1:1', '16:9']]])(
    'refuses the shapes %j',
    async (shapes) => {
      const { token } = await api().signUp();
      expect(errorOf(await create(token, { shapes }))).toMatchObject({ status: 400 });
    },
  );

  it('blocks all if one would be blocked', async () => {
    const { token, organizationId } = await api().signUp({ credits: 200 });
    const prompt = 'Guaranteed win every spin, come and take the money home';
    expect(errorOf(await create(token, { prompt }))).toMatchObject({ status: 422 });
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 200 });
  });
});
