import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { OutdatedVideoBody } from '#contracts/schemas/rule-change.ts';
import type { JobId } from '#domain/ids.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { jobFiles, jobs } from '#server/platform/database/schema/jobs.ts';
import { enqueuedRenders } from '#tests/support/start-rendering.ts';
import { errorOf, signUpOperator } from '#tests/support/people.ts';
import { finishJob, renderJob } from '#tests/support/rendered-jobs.ts';
import { balanceAndLedger, onBothDatabases, type Person } from '#tests/support/test-api.ts';

onBothDatabases('rule changes', (api) => {
  const outdated = async ({ token }: Person) =>
    (await api().call('GET', '/api/rule-changes', { token })).json<OutdatedVideoBody[]>();
  const renew = ({ token }: Person, id: string) =>
    api().call('POST', `/api/rule-changes/${id}/renew`, { token });
  const approve = ({ token }: Person, id: string) =>
    api().call('POST', `/api/moderation/${id}/approve`, { token, body: {} });

  async function liveVideo(person: Person, lineVersions?: Record<string, string>) {
    const id = await renderJob(api(), person, { markets: ['CA-ON', 'GB'] });
    await approve(person, id);
    if (lineVersions) {
      await api().db.update(jobFiles).set({ lineVersions }).where(eq(jobFiles.jobId, id));
    }
    return id;
  }

  it('lists live videos with outdated lines to their reviewers', async () => {
    const owner = await api().signUp({ credits: 200 });
    const operator = await signUpOperator(api());
    await liveVideo(owner);
    const old = await liveVideo(owner, { 'CA-ON': '0.before' });
    const listed = await outdated(owner);
    expect(listed.map(({ id, changedMarkets }) => [id, changedMarkets])).toEqual([
      [old, ['CA-ON', 'GB']],
    ]);
    expect((await outdated(operator)).map(({ id }) => id)).toContain(old);
    expect(await outdated(await api().signUp())).toEqual([]);
  });

  it('renew a film free of charge, with review, and keep the old one', async () => {
    const owner = await api().signUp({ credits: 50 });
    const old = await liveVideo(owner, { 'CA-ON': '0.before' });
    const response = await renew(owner, old);
    expect(response.statusCode).toBe(201);
    const renewed = response.json<JobBody>();
    expect(renewed).toMatchObject({ costCredits: 0, moderationStatus: 'pending' });
    expect(await balanceAndLedger(api().db, owner.organizationId)).toMatchObject({ balance: 0 });
    expect(await enqueuedRenders(api())).toContain(renewed.id);
    expect((await outdated(owner))[0]).toMatchObject({ id: old, isBeingRenewed: true });
    expect(errorOf(await renew(owner, old)).status).toBe(409);
    await finishJob(api(), renewed.id as JobId);
    await approve(owner, renewed.id);
    expect(await outdated(owner)).toEqual([]);
    const both = await api()
      .db.select()
      .from(jobRows)
      .where(eq(jobRows.organizationId, owner.organizationId));
    expect(new Set(both.map(({ seed, prompt }) => `${seed} ${prompt}`)).size).toBe(1);
    expect(both.filter(({ moderationStatus }) => moderationStatus === 'approved')).toHaveLength(2);
  });

  it('show the renewed film at the old URL, once it is made and approved', async () => {
    const owner = await api().signUp();
    const old = await liveVideo(owner, {});
    const { token } = owner;
    const shared = await api().call('POST', `/api/jobs/${old}/share`, { token, body: {} });
    const { url } = shared.json<{ url: string }>();
    const renewed = (await renew(owner, old)).json<JobBody>().id as JobId;
    const sharedJobs = async () => {
      const response = await api().call('GET', '/api/jobs', { token });
      return response
        .json<JobBody[]>()
        .filter(({ shareUrl }) => shareUrl === url)
        .map(({ id }) => id);
    };
    await approve(owner, renewed);
    expect(await sharedJobs()).toEqual([old]);
    await finishJob(api(), renewed);
    expect(await sharedJobs()).toEqual([renewed]);
  });

  it('renew nothing that is current, not live or not their own', async () => {
    const owner = await api().signUp({ credits: 100 });
    expect(errorOf(await renew(owner, await liveVideo(owner))).status).toBe(409);
    expect((await renew(owner, await renderJob(api(), owner))).statusCode).toBe(404);
    const stranger = await api().signUp();
    const theirs = await liveVideo(stranger, {});
    expect((await renew(owner, theirs)).statusCode).toBe(404);
  });

  it('allow no free video that renews nothing or changes something', async () => {
    const owner = await api().signUp();
    const old = await liveVideo(owner, {});
    const [row] = await api().db.select().from(jobs).where(eq(jobs.id, old));
    if (!row) throw new Error('The video is gone');
    const free = { ...row, costCredits: 0 };
    const insert = (change: object) =>
      api()
        .db.insert(jobs)
        .values({ ...free, id: crypto.randomUUID() as JobId, ...change });
    await expect(insert({})).rejects.toThrow('Failed query');
    await expect(insert({ renews: old, prompt: 'Another film' })).rejects.toThrow('Failed query');
    await expect(insert({ resubmits: old })).rejects.toThrow('Failed query');
    // Whatever the column.
    await expect(insert({ renews: old, captions: 'burned' })).rejects.toThrow('Failed query');
    await expect(
      insert({ renews: old, words: { ...row.words, headline: 'Another' } }),
    ).rejects.toThrow('Failed query');
    await insert({ renews: old });
    const second = insert({ renews: old });
    await expect(second).rejects.toSatisfy((error) => isUniqueViolation(error, 'jobs_one_renewal'));
  });
});
