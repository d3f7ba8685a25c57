import { readFileSync } from 'node:fs';

import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import type { PreviewBody } from '#contracts/schemas/storyboard.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { JobId, MediaId } from '#domain/ids.ts';
import type { MediaFiles } from '#film/film-media.ts';
import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import { findJobRow } from '#server/platform/database/job-rows.ts';
import { media } from '#server/platform/database/schema/media.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import { addOwnFile, FULL_RIGHTS, photoOf } from '#tests/support/media/own-files.ts';
import { putJob } from '#tests/support/job-states.ts';
import { errorOf, signUpOperator } from '#tests/support/people.ts';
import { enqueuedRenders, startRendering } from '#tests/support/start-rendering.ts';
import {
  balanceAndLedger,
  onPostgres,
  VIDEO_REQUEST,
  type CallOptions,
  type Person,
} from '#tests/support/test-api.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#c8102e"/></svg>',
);
const PEOPLE = { ...FULL_RIGHTS, people: 'adults-with-release' };
const WITHDRAWN = { gamblingAdvertising: false };

onPostgres('own files in orders', (api) => {
  const call = (
    { token }: Person,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: CallOptions['body'],
  ) => api().call(method, path, { token, ...(body !== undefined && { body }) });
  const order = (person: Person, body: object) =>
    call(person, 'POST', '/api/jobs', { ...VIDEO_REQUEST, ...body });
  const shotOf = (mediaId: string) => ({ source: 'media', mediaId });
  const addPhoto = async (person: Person, rights: object | null = FULL_RIGHTS) =>
    addOwnFile(api(), person, { file: await photoOf('#20c040'), rights });
  const state = async (id: string) => {
    const row = await findJobRow(api().db, id as JobId);
    return row && { status: row.status, review: row.moderationStatus, error: row.error };
  };
  /** Marks a file as reviewed, as if an earlier video with it had been approved. */
  const see = (id: string) =>
    api()
      .db.update(media)
      .set({ lookedAt: new Date() })
      .where(eq(media.id, id as MediaId));
  const addBrand = async (owner: Person, identity: object) => {
    const made = await call(owner, 'POST', '/api/brands', { name: 'Golden Nugget', ...identity });
    const { id } = made.json<BrandBody>();
    const published = await call(owner, 'POST', `/api/brands/${id}/publish`);
    if (published.statusCode !== 200) throw new Error(published.body);
    return id;
  };

  it('are stored with hashes, held at their first use, and reviewed when the video is approved', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const photo = await addPhoto(owner);
    const created = await order(owner, { shots: [{ source: 'studio' }, shotOf(photo)] });
    const job = created.json<JobBody>();
    expect(job).toMatchObject({
      moderationStatus: 'flagged',
      shots: [{ source: 'studio' }, { source: 'media', mediaId: photo }],
    });
    expect(await enqueuedRenders(api())).not.toContain(job.id);
    const row = await findJobRow(api().db, job.id as JobId);
    expect(row?.shots?.[1]).toMatchObject({
      source: 'media',
      media: { mediaId: photo, kind: 'image', width: 320, height: 180, sha256: expect.any(String) },
    });
    const waiting = await call(operator, 'GET', '/api/moderation/pending');
    const review = waiting.json<ReviewJobBody[]>().find(({ id }) => id === job.id);
    expect(review?.firstUses).toMatchObject([
      { kind: 'image', id: photo, name: 'a file.bin', decision: null, reviewedAt: null },
    ]);
    // What is new is told once.
    expect(review?.findings).toEqual([]);
    const picture = await api().app.inject({ url: review?.firstUses[0]?.previewUrl ?? '' });
    expect(picture.statusCode).toBe(200);

    await call(operator, 'POST', `/api/moderation/${job.id}/approve`);
    expect(await enqueuedRenders(api())).toContain(job.id);
    const seen = await call(owner, 'GET', `/api/media/${photo}`);
    expect(seen.json()).toMatchObject({ needsFirstLook: false, usedIn: [{ kind: 'video' }] });
    const again = await order(owner, { shots: [shotOf(photo)] });
    expect(again.json()).toMatchObject({ moderationStatus: 'pending' });
  });

  it("are not held in the operator's organization", async () => {
    const operator = await signUpOperator(api(), { credits: 200 });
    const photo = await addPhoto(operator);
    const created = await order(operator, { shots: [shotOf(photo)] });
    expect(created.json()).toMatchObject({ moderationStatus: 'pending' });
  });

  it.each([
    ['without rights', null, ['US'], 'Add the rights to “a file.bin” first.'],
    [
      'in a market that the rights do not cover',
      { ...FULL_RIGHTS, territories: ['US-NJ'] },
      ['US-NJ', 'US'],
      'The rights to “a file.bin” do not cover United States (general; AGA code).',
    ],
    [
      'of people who have not agreed',
      { ...PEOPLE, consents: WITHDRAWN },
      ['US'],
      'The people in “a file.bin” have not consented to appear in gambling advertising.',
    ],
    [
      'of people who may be under 25',
      PEOPLE,
      ['GB'],
      'Gambling advertising in United Kingdom (Great Britain) must not show anyone under 25. Confirm in the rights to “a file.bin” that everyone shown is 25 or older.',
    ],
  ])('are refused %s, and nothing is charged', async (_case, rights, markets, message) => {
    const owner = await api().signUp({ credits: 50 });
    const photo = await addPhoto(owner, rights);
    const body = { shots: [shotOf(photo)], markets };
    expect(errorOf(await order(owner, body))).toMatchObject({ status: 422, message });
    expect(await balanceAndLedger(api().db, owner.organizationId)).toMatchObject({ balance: 50 });
    const preview = await call(owner, 'POST', '/api/storyboard/preview', {
      ...VIDEO_REQUEST,
      ...body,
    });
    expect(preview.json<PreviewBody>().verdict).toMatchObject({ decision: 'block' });
    const appeal = { order: { ...VIDEO_REQUEST, ...body }, reason: 'We should be allowed to' };
    const appealed = await call(owner, 'POST', '/api/compliance/appeals', appeal);
    expect(errorOf(appealed)).toMatchObject({ status: 422, code: 'not_appealable' });
  });

  it('are accepted only from the own organization, checked, and of the right kind', async () => {
    const owner = await api().signUp();
    const stranger = await api().signUp();
    const theirs = await addPhoto(stranger);
    const logo = await addOwnFile(api(), owner, { file: LOGO, fields: { kind: 'logo' } });
    const wrong = (shots: unknown) => order(owner, { shots });
    expect(errorOf(await wrong([shotOf(theirs)]))).toMatchObject({
      status: 400,
      message: 'File not found',
    });
    expect(errorOf(await wrong([shotOf(logo)]))).toMatchObject({ status: 400 });
    expect(errorOf(await wrong([{ source: 'media' }]))).toMatchObject({ status: 400 });
    expect(errorOf(await wrong([{ source: 'studio', mediaId: theirs }]))).toMatchObject({
      status: 400,
    });
    expect(errorOf(await wrong([{ source: 'model' }])).message).toContain('video model');
    const many = Array.from({ length: 20 }, () => ({ source: 'studio' }));
    expect(errorOf(await wrong(many))).toMatchObject({
      status: 400,
      message: expect.stringContaining('20'),
    });
  });

  it('reach the film, verified by their hashes', async () => {
    const owner = await signUpOperator(api(), { credits: 200 });
    const photo = await addPhoto(owner);
    const logo = await addOwnFile(api(), owner, { file: LOGO, fields: { kind: 'logo' } });
    const brandId = await addBrand(owner, {
      logos: [{ mediaId: logo, variant: 'full', ground: 'light' }],
    });
    const job = (await order(owner, { shots: [shotOf(photo)], brandId })).json<JobBody>();
    const made: { order: FilmOrder; files: number[] }[] = [];
    const filmMaker: FilmMaker = {
      makeFilm: async (film, options) => {
        const paths = Object.values(options.mediaFiles satisfies MediaFiles);
        made.push({ order: film, files: paths.map((path) => readFileSync(path).length) });
        return createFakeFilmMaker(10).makeFilm(film, options);
      },
    };
    const runner = await startRendering(api(), filmMaker);
    await vi.waitFor(async () => expect((await state(job.id))?.status).toBe('ready'), 50_000);
    await runner.stop();
    const film = made.find(({ order: { brand } }) => brand?.id === brandId);
    expect(film?.files).toEqual([expect.any(Number), expect.any(Number)]);
    expect(film?.order.brand).toMatchObject({
      version: 1,
      logos: [{ mediaId: logo, variant: 'full' }],
    });
  });

  it('end with their rights: pending videos fail and are refunded, public ones end', async () => {
    const owner = await api().signUp({ credits: 200 });
    const validUntil = new Date(api().clock.now().getTime() + DAY_MS).toISOString();
    const photo = await addPhoto(owner, { ...FULL_RIGHTS, validUntil });
    await see(photo);
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      ids.push((await order(owner, { shots: [shotOf(photo)] })).json<JobBody>().id);
    }
    const [live = '', waiting = ''] = ids;
    await putJob(api().db, live as JobId, {
      run: { status: 'ready' },
      review: { moderationStatus: 'approved' },
      files: { videoKey: 'film.mp4' },
    });
    const shared = await call(owner, 'POST', `/api/jobs/${live}/share`, {});
    const path = new URL(shared.json<{ url: string }>().url).pathname;
    expect((await api().app.inject(path)).statusCode).toBe(200);

    api().clock.advance(2 * DAY_MS);
    // Immediately, before any background check has run.
    expect((await api().app.inject(path)).statusCode).toBe(410);
    await api().services.watchRights.run({
      key: '',
      attempt: 1,
      signal: new AbortController().signal,
    });
    expect(await state(waiting)).toMatchObject({
      status: 'failed',
      error: 'The rights to “a file.bin” have expired.',
    });
    expect(await balanceAndLedger(api().db, owner.organizationId)).toMatchObject({ balance: 150 });
    const news = (await call(owner, 'GET', '/api/notifications')).json<NotificationBody[]>();
    const about = news.filter(({ kind }) => kind === 'taken_down').map(({ jobId }) => jobId);
    expect(new Set(about)).toEqual(new Set(ids));
    const file = (await call(owner, 'GET', `/api/media/${photo}`)).json<MediaBody>();
    expect(file.state).toBe('expired');
    expect(errorOf(await call(owner, 'POST', `/api/jobs/${live}/share`, {}))).toMatchObject({
      status: 409,
      message: 'The rights to “a file.bin” have expired.',
    });

    await call(owner, 'PUT', `/api/media/${photo}/rights`, FULL_RIGHTS);
    expect((await api().app.inject(path)).statusCode).toBe(410);
    expect((await call(owner, 'POST', `/api/jobs/${live}/share`, {})).statusCode).toBe(200);
    api().clock.advance(-2 * DAY_MS);
  });

  it('cannot be approved for creation after their rights have ended', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const validUntil = new Date(api().clock.now().getTime() + DAY_MS).toISOString();
    const photo = await addPhoto(owner, { ...FULL_RIGHTS, validUntil });
    const { id } = (await order(owner, { shots: [shotOf(photo)] })).json<JobBody>();
    const approve = () => call(operator, 'POST', `/api/moderation/${id}/approve`);
    api().clock.advance(2 * DAY_MS);
    const refused = errorOf(await approve());
    api().clock.advance(-2 * DAY_MS);
    expect(refused).toMatchObject({
      status: 409,
      message: 'The rights to “a file.bin” have expired.',
    });
    expect(await enqueuedRenders(api())).not.toContain(id);
    expect(await state(id)).toMatchObject({ status: 'queued', review: 'flagged' });
    expect((await approve()).statusCode).toBe(200);
  });

  it('end with a withdrawn release, or with the file', async () => {
    const owner = await api().signUp({ credits: 200 });
    const [one, other] = [await addPhoto(owner, PEOPLE), await addPhoto(owner, PEOPLE)];
    const jobOf = async (photo: string) =>
      (await order(owner, { shots: [shotOf(photo)] })).json<JobBody>().id;
    const [withdrawn, deleted] = [await jobOf(one), await jobOf(other)];
    await call(owner, 'PUT', `/api/media/${one}/rights`, { ...PEOPLE, isWithdrawn: true });
    expect(await state(withdrawn)).toMatchObject({
      status: 'failed',
      error: 'A release for “a file.bin” was withdrawn.',
    });
    expect(await state(deleted)).toMatchObject({ status: 'queued' });
    expect((await call(owner, 'DELETE', `/api/media/${other}`)).statusCode).toBe(204);
    expect(await state(deleted)).toMatchObject({ status: 'failed' });
    expect(await balanceAndLedger(api().db, owner.organizationId)).toMatchObject({ balance: 200 });
  });

  it('have no public link if their rights do not cover websites, and lose an existing one', async () => {
    const owner = await api().signUp({ credits: 200 });
    const indoors = { ...FULL_RIGHTS, channels: ['venue', 'signage'] };
    const photo = await addPhoto(owner, indoors);
    await see(photo);
    const { id } = (await order(owner, { shots: [shotOf(photo)] })).json<JobBody>();
    const review = { moderationStatus: 'approved' } as const;
    const run = { status: 'ready' } as const;
    await putJob(api().db, id as JobId, { run, review, files: { videoKey: 'film.mp4' } });
    const share = () => call(owner, 'POST', `/api/jobs/${id}/share`, {});
    expect(errorOf(await share())).toMatchObject({
      status: 409,
      message: 'The rights to “a file.bin” do not cover websites and public links.',
    });
    await call(owner, 'PUT', `/api/media/${photo}/rights`, FULL_RIGHTS);
    const { pathname } = new URL((await share()).json<{ url: string }>().url);
    expect((await api().app.inject(pathname)).statusCode).toBe(200);
    await call(owner, 'PUT', `/api/media/${photo}/rights`, indoors);
    expect((await api().app.inject(pathname)).statusCode).toBe(410);
  });

  it('are not used by an order placed while their rights are withdrawn', async () => {
    const owner = await api().signUp({ credits: 500 });
    const photo = await addPhoto(owner);
    await see(photo);
    const narrower = { ...FULL_RIGHTS, territories: ['MT'] };
    const orders = Array.from({ length: 4 }, () => order(owner, { shots: [shotOf(photo)] }));
    const [stated, ...answers] = await Promise.all([
      call(owner, 'PUT', `/api/media/${photo}/rights`, narrower),
      ...orders,
    ]);
    expect(stated.statusCode).toBe(200);
    for (const answer of answers) {
      if (answer.statusCode === 422) continue;
      const { id } = answer.json<JobBody>();
      expect(await state(id)).toMatchObject({ status: 'failed' });
    }
    expect(await balanceAndLedger(api().db, owner.organizationId)).toMatchObject({ balance: 500 });
  });
});
