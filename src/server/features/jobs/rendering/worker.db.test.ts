import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { FilmError } from '#film/film-error.ts';
import { jobRuns } from '#server/platform/database/schema/jobs.ts';
import { tasks } from '#server/platform/database/schema/tasks.ts';
import { claimTask } from '#server/platform/tasks/task-store.ts';
import { putJob } from '#tests/support/job-states.ts';
import { startRendering } from '#tests/support/start-rendering.ts';
import { createFakeFilmMaker, FAKE_CAPTIONS, FAKE_FILM } from '#tests/support/fake-film-maker.ts';
import {
  balanceAndLedger,
  onBothDatabases,
  VIDEO_REQUEST,
  type Person,
} from '#tests/support/test-api.ts';

import { claimJob, markReady, recordProgress } from './claim-store.ts';
import type { FilmMaker } from './film-maker.ts';

const UNTIL = { timeout: 50_000, interval: 100 };

onBothDatabases('the worker', (api) => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  });

  async function work(filmMaker: FilmMaker) {
    const worker = await startRendering(api(), filmMaker);
    stops.push(() => worker.stop());
    return { worker, workFolder: join(api().config.data.folder, 'work') };
  }

  async function createJob({ token }: Person): Promise<JobId> {
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    return response.json<JobBody>().id as JobId;
  }

  const look = async ({ token }: Person, id: JobId) =>
    (await api().call('POST', `/api/jobs/${id}/check-status`, { token })).json<JobBody>();

  const becomes = (person: Person, id: JobId, expected: Partial<JobBody>) =>
    vi.waitFor(async () => expect(await look(person, id)).toMatchObject(expected), UNTIL);

  it('stores captions with the film, and deletes them with it', async () => {
    const person = await api().signUp();
    const { token } = person;
    const body = { ...VIDEO_REQUEST, captions: 'sidecar' };
    const id = (await api().call('POST', '/api/jobs', { token, body })).json<JobBody>().id as JobId;
    await work(createFakeFilmMaker(10));
    await becomes(person, id, { status: 'ready' });
    const { captionsUrl } = await look(person, id);
    const served = await api().call('GET', captionsUrl ?? '');
    expect(served.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(served.body).toBe(FAKE_CAPTIONS);
    await api().call('DELETE', `/api/jobs/${id}`, { token });
    expect((await api().call('GET', captionsUrl ?? '')).statusCode).toBe(404);
  });

  it('makes a film, reports progress, and serves it', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    const { workFolder } = await work(createFakeFilmMaker(3_000));
    await becomes(person, id, { status: 'generating', stage: 'Rendering frames' });
    const during = await look(person, id);
    expect(during.progress).toBeGreaterThan(0);
    expect(during.videoUrl).toBeNull();
    await becomes(person, id, { status: 'ready', progress: 1, stage: null });
    const { videoUrl } = await look(person, id);
    expect((await api().call('GET', videoUrl ?? '')).body).toBe(FAKE_FILM);
    await vi.waitFor(() => expect(existsSync(join(workFolder, id))).toBe(false), UNTIL);
    const { balance, unfinished } = await balanceAndLedger(api().db, person.organizationId);
    expect({ balance, unfinished }).toEqual({ balance: 0, unfinished: 0 });
  });

  it('fails a job with a message for people, and refunds it', async () => {
    const person = await api().signUp({ credits: 100 });
    const unknown = await createJob(person);
    await work({ makeFilm: () => Promise.reject(new Error('secret detail')) });
    await becomes(person, unknown, {
      status: 'failed',
      error: 'The video could not be created. Please try again.',
    });
    expect(await balanceAndLedger(api().db, person.organizationId)).toMatchObject({
      balance: 100,
      ledger: 100,
      unfinished: 0,
    });
  });

  it('reports a full disk', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    await work({ makeFilm: () => Promise.reject(full) });
    await becomes(person, id, {
      error: 'The server is out of disk space. Please contact the platform operator.',
    });
    expect(await balanceAndLedger(api().db, person.organizationId)).toMatchObject({ balance: 50 });
  });

  it('retries transient failures', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    let tries = 0;
    const real = createFakeFilmMaker(10);
    await work({
      makeFilm: (order, options) => {
        tries += 1;
        if (tries > 1) return real.makeFilm(order, options);
        return Promise.reject(new FilmError('processEnded', 'Killed'));
      },
    });
    await becomes(person, id, { status: 'ready' });
    expect(tries).toBe(2);
  });

  it('releases a job when it is stopped, and the next worker finishes it', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    const { worker } = await work(createFakeFilmMaker(60_000));
    await becomes(person, id, { status: 'generating' });
    await worker.stop();
    const [row] = await api().db.select().from(jobRuns).where(eq(jobRuns.jobId, id));
    expect(row).toMatchObject({ stage: 'Waiting to continue' });
    stops.length = 0;
    await work(createFakeFilmMaker(10));
    await becomes(person, id, { status: 'ready' });
    expect(await balanceAndLedger(api().db, person.organizationId)).toMatchObject({ balance: 0 });
  });

  it('does not render a flagged job', async () => {
    const person = await api().signUp({ credits: 100 });
    const flagged = await createJob(person);
    await putJob(api().db, flagged, { review: { moderationStatus: 'flagged' } });
    const allowed = await createJob(person);
    await work(createFakeFilmMaker(10));
    await becomes(person, allowed, { status: 'ready' });
    expect(await look(person, flagged)).toMatchObject({ status: 'queued' });
  });

  it('ignores writes of a worker that lost its job', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    const { db } = api();
    const first = await claimJob(db, id);
    expect(first?.attempt).toBe(1);
    const second = await claimJob(db, id);
    expect(second?.attempt).toBe(2);
    const late = { jobId: id, attempt: 1 };
    expect(await recordProgress(db, late, { progress: 1, stage: 'Late' })).toBe(false);
    expect(await api().services.jobs.fail(id, 'Late', 1)).toBe(false);
    const film = { videoKey: 'late.mp4', posterKey: 'late.jpg', now: new Date() };
    expect(await db.transaction((tx) => markReady(tx, late, film))).toBeNull();
  });

  it('takes over a job from a dead worker, without charging again', async () => {
    const person = await api().signUp();
    const id = await createJob(person);
    const { db, clock } = api();
    await db.update(tasks).set({ priority: 9 }).where(eq(tasks.key, id));
    const dead = await claimTask(db, 'render-video', { now: clock.now() });
    expect(dead?.key).toBe(id);
    await claimJob(db, id);
    // On the embedded database, a start frees what a dead process held; elsewhere its lease
    // expires.
    await db
      .update(tasks)
      .set({ leaseExpiresAt: sql`now()` })
      .where(eq(tasks.key, id));
    await work(createFakeFilmMaker(10));
    await becomes(person, id, { status: 'ready' });
    const { entries } = await balanceAndLedger(api().db, person.organizationId);
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['charge', 'welcome']);
  });
});
