import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { RESTORE_SECONDS } from '#domain/videos/video-list.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { auditEvents } from '#server/platform/database/schema/audit.ts';
import { videoEntries } from '#server/platform/database/schema/jobs.ts';
import { putJob } from '#tests/support/job-states.ts';
import {
  balanceAndLedger,
  onBothDatabases,
  VIDEO_REQUEST,
  type Person,
} from '#tests/support/test-api.ts';

/** As if a video had been deleted at that time. */
async function deletedSecondsAgo(db: Database, jobId: JobId, seconds: number): Promise<void> {
  await db
    .update(videoEntries)
    .set({ deletedAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(videoEntries.jobId, jobId));
}

onBothDatabases('ending videos', (api) => {
  async function createJob({ token }: Person): Promise<JobId> {
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    expect(response.statusCode).toBe(201);
    return response.json<JobBody>().id as JobId;
  }

  it('refunds a failed job once, however often it is failed concurrently', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => api().services.jobs.fail(id, 'No luck')),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const { balance, ledger, unfinished, entries } = await balanceAndLedger(
      api().db,
      person.organizationId,
    );
    expect({ balance, ledger, unfinished }).toEqual({ balance: 50, ledger: 50, unfinished: 0 });
    expect(entries.map(({ reason }) => reason).sort()).toEqual([
      'Refund: No luck',
      'Video created',
      'Welcome credits',
    ]);
    const response = await api().call('POST', `/api/jobs/${id}/check-status`, person);
    expect(response.json()).toMatchObject({ status: 'failed', error: 'No luck' });
  });

  it('cancels a queued job and refunds it', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    const response = await api().call('POST', `/api/jobs/${id}/cancel`, person);
    expect(response.json()).toMatchObject({ status: 'failed', error: 'Cancelled' });
    const again = await api().call('POST', `/api/jobs/${id}/cancel`, person);
    expect(again.statusCode).toBe(409);
    expect(await balanceAndLedger(api().db, person.organizationId)).toMatchObject({ balance: 50 });
    const entries = await api().db.select().from(auditEvents).where(eq(auditEvents.subjectId, id));
    expect(entries).toMatchObject([{ action: 'video.cancelled', actorId: person.user.id }]);
  });

  it('deletes a finished job with its files, and keeps its ledger entries', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    const early = await api().call('DELETE', `/api/jobs/${id}`, person);
    expect(early.statusCode).toBe(409);
    const { storage, config } = api();
    const draft = join(config.data.folder, 'film.mp4');
    writeFileSync(draft, 'a film');
    await storage.keep('jobs/film.mp4', draft);
    await putJob(api().db, id, { run: { status: 'ready' }, files: { videoKey: 'jobs/film.mp4' } });

    const stranger = await api().signUp();
    expect((await api().call('DELETE', `/api/jobs/${id}`, stranger)).statusCode).toBe(404);
    expect((await api().call('DELETE', `/api/jobs/${id}`, person)).statusCode).toBe(204);
    expect((await api().call('DELETE', `/api/jobs/${id}`, person)).statusCode).toBe(404);
    expect((await api().call('GET', '/api/jobs', person)).json()).toEqual([]);
    await deletedSecondsAgo(api().db, id, RESTORE_SECONDS + 1);
    expect(await api().services.jobs.purgeDeleted(10)).toBe(1);
    expect(await storage.sizeOf('jobs/film.mp4')).toBeNull();
    const { entries } = await balanceAndLedger(api().db, person.organizationId);
    expect(entries.map(({ reason }) => reason)).toContain('Video created');
  });

  it('restores a deleted video within ten seconds, and not afterwards', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    await putJob(api().db, id, { run: { status: 'ready' }, files: { videoKey: 'jobs/a.mp4' } });
    const restore = (token: string) => api().call('POST', `/api/jobs/${id}/restore`, { token });
    const remove = () => api().call('DELETE', `/api/jobs/${id}`, person);
    expect((await restore(person.token)).statusCode).toBe(404);
    expect((await remove()).statusCode).toBe(204);
    expect(await api().services.jobs.purgeDeleted(10)).toBe(0);
    const stranger = await api().signUp();
    expect((await restore(stranger.token)).statusCode).toBe(404);
    expect((await restore(person.token)).json()).toMatchObject({ id, status: 'ready' });
    expect((await api().call('GET', '/api/jobs', person)).json()).toHaveLength(1);

    expect((await remove()).statusCode).toBe(204);
    await deletedSecondsAgo(api().db, id, RESTORE_SECONDS + 1);
    expect((await restore(person.token)).statusCode).toBe(404);
  });

  it('sets a private label, which other members cannot change', async () => {
    const owner = await api().signUp();
    const creator = await api().signUp({ role: 'creator' });
    const id = await createJob(owner);
    const rename = (token: string, title: unknown) =>
      api().call('PATCH', `/api/jobs/${id}`, { token, body: { title } });
    expect((await rename(creator.token, 'Mine now')).statusCode).toBe(404);
    expect((await rename(owner.token, 'x'.repeat(121))).statusCode).toBe(400);
    expect((await rename(owner.token, '  Friday  ')).json()).toMatchObject({ title: 'Friday' });
    const list = (await api().call('GET', '/api/jobs', owner)).json<JobBody[]>();
    expect(list[0]).toMatchObject({ title: 'Friday', prompt: VIDEO_REQUEST.prompt });
    expect((await rename(owner.token, '')).json()).toMatchObject({ title: null });
  });

  it('labels all shapes of an order together', async () => {
    const person = await api().signUp({ credits: 100 });
    const body = { ...VIDEO_REQUEST, aspectRatio: undefined, shapes: ['16:9', '1:1'] };
    const { id } = (await api().call('POST', '/api/jobs', { ...person, body })).json<JobBody>();
    await api().call('PATCH', `/api/jobs/${id}`, { ...person, body: { title: 'Lobby' } });
    const list = (await api().call('GET', '/api/jobs', person)).json<JobBody[]>();
    expect(list.map(({ title }) => title)).toEqual(['Lobby', 'Lobby']);
  });

  it('distinguishes cancelled from failed jobs, and reports the refund of both', async () => {
    const person = await api().signUp({ credits: 150 });
    const [cancelled, failed] = [await createJob(person), await createJob(person)];
    const queued = await createJob(person);
    await api().call('POST', `/api/jobs/${cancelled}/cancel`, person);
    await api().services.jobs.fail(failed, 'Cancelled');
    const list = (await api().call('GET', '/api/jobs', person)).json<JobBody[]>();
    const told = list.map(({ id, ...job }) => [id, job.refunded, job.cancelled]);
    expect(new Set(told)).toEqual(
      new Set([
        [cancelled, true, true],
        [failed, true, false],
        [queued, false, false],
      ]),
    );
    const stats = (await api().call('GET', '/api/dashboard/stats', person)).json<DashboardStats>();
    const activity = stats.recentActivity.find(({ id }) => id === cancelled);
    expect(activity).toMatchObject({ type: 'cancelled' });
    expect(activity?.message).toContain('was canceled');
  });

  it('does not cancel a job that a worker has started', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    await putJob(api().db, id, { run: { status: 'processing' } });
    const response = await api().call('POST', `/api/jobs/${id}/cancel`, person);
    expect(response.statusCode).toBe(409);
    expect(await balanceAndLedger(api().db, person.organizationId)).toMatchObject({ balance: 0 });
  });

  it('lets creators cancel only their own jobs, and not those of other organizations', async () => {
    const owner = await api().signUp();
    const creator = await api().signUp({ role: 'creator' });
    const stranger = await api().signUp();
    await api()
      .db.update(users)
      .set({ organizationId: owner.organizationId })
      .where(eq(users.username, creator.user.username));
    const id = await createJob(owner);
    const cancel = (token: string) => api().call('POST', `/api/jobs/${id}/cancel`, { token });
    expect((await cancel(creator.token)).statusCode).toBe(403);
    expect((await cancel(stranger.token)).statusCode).toBe(404);
    expect((await cancel(owner.token)).statusCode).toBe(200);
  });

  it('pages through the list without losing or repeating a job', async () => {
    const person = await api().signUp({ credits: 600 });
    const created = await Promise.all(Array.from({ length: 12 }, () => createJob(person)));
    const seen: string[] = [];
    let next: string | undefined = '/api/jobs?limit=5';
    while (next !== undefined) {
      const page = await api().call('GET', next, { token: person.token });
      expect(page.statusCode).toBe(200);
      seen.push(...page.json<JobBody[]>().map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen)).toEqual(new Set(created));
  });

  it('shows figures and recent activity', async () => {
    const person = await api().signUp({ credits: 150 });
    const failed = await createJob(person);
    await createJob(person);
    await api().services.jobs.fail(failed, 'No luck');
    const response = await api().call('GET', '/api/dashboard/stats', { token: person.token });
    expect(response.json()).toMatchObject({
      totalVideos: 2,
      creditsRemaining: 100,
      videosInProgress: 1,
    });
    const { recentActivity } = response.json<{
      recentActivity: { message: string; type: string }[];
    }>();
    expect(recentActivity.map(({ type }) => type).sort()).toEqual(['failed', 'queued']);
  });
});
