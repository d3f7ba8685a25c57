import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import type { TakesBody } from '#contracts/schemas/takes.ts';
import type { VideoModelBody } from '#contracts/schemas/video-model.ts';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { CLIP_FAILURES } from '#domain/clips/clip-failures.ts';
import type { JobId } from '#domain/ids.ts';
import { RESTORE_SECONDS } from '#domain/videos/video-list.ts';
import { examinePicture } from '#film/clips/examine-picture.ts';
import { removeOrphanClips } from '#server/features/clips/clip-files.ts';
import { clips } from '#server/platform/database/schema/clips.ts';
import { jobReviews } from '#server/platform/database/schema/jobs.ts';
import { notifications } from '#server/platform/database/schema/notifications.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import { filmsOfModel } from '#tests/support/films-of-model.ts';
import {
  engineVariables,
  startModelServer,
} from '#tests/support/model-servers/start-model-server.ts';
import { errorOf, signUpOperator } from '#tests/support/people.ts';
import { balanceAndLedger, onPostgres, type Person } from '#tests/support/test-api.ts';

const model = await startModelServer('openai-videos');
await model.instruct({ milliseconds: 150, size: { width: 64, height: 36 } });
afterAll(() => model.kill());

const variables = {
  ...engineVariables('openai-videos', model.url, {
    pricePerSecond: 0.1,
    filmCostMax: 2,
    atOnce: 3,
  }),
  VIDEO_ENGINE_BY: 'slots=studio',
};

// `clips.db.test.ts` proves charges and refunds of clips on both databases.
onPostgres(
  'takes and failures of a model',
  (api) => {
    const { film, customer, order, orderId, becomes, clipsOf } = filmsOfModel(api);

    it('tells creators which model there is, and how long it takes once that is known', async () => {
      const person = await customer();
      const offered = async ({ token }: Person, preset: string) =>
        (
          await api().call('GET', `/api/video-model?preset=${preset}`, { token })
        ).json<VideoModelBody>();
      await film();
      const ids = [await orderId(person), await orderId(person)];
      for (const id of ids) await becomes(person, id, { status: 'ready' });
      const { model } = await offered(person, 'roulette');
      expect(model).toMatchObject({ name: 'openai-videos', priceClass: 'medium' });
      const rows = (await Promise.all(ids.map(clipsOf))).flat();
      expect(rows.every(({ tookMilliseconds }) => Number(tookMilliseconds) > 100)).toBe(true);
      expect(model?.secondsPerSecond).toBeGreaterThan(0.02);
      expect(model?.secondsPerSecond).toBeLessThan(2);
      expect(await offered(person, 'slots')).toEqual({ model: null });
      expect(await offered(await api().signUp(), 'roulette')).toEqual({ model: null });
    });

    it('retakes one shot, keeping the other clips and the order', async () => {
      const person = await customer();
      const { token, organizationId } = person;
      const seen: string[][] = [];
      await film({
        makeFilm: (filmOrder, options) => {
          seen.push((options.modelPicture?.clips ?? []).map(({ sha256 }) => sha256));
          return createFakeFilmMaker(20).makeFilm(filmOrder, options);
        },
      });
      const first = await orderId(person);
      const again = (id: JobId, body: object, headers = {}) =>
        api().call('POST', `/api/jobs/${id}/takes`, { token, body, headers });
      expect((await again(first, { clip: 1 })).statusCode).toBe(409);
      await becomes(person, first, { status: 'ready' });
      expect((await again(first, { clip: 7 })).statusCode).toBe(409);
      const header = { 'idempotency-key': 'two-takes' };
      const made = (await again(first, { clip: 1, takes: 2 }, header)).json<JobBody[]>();
      const repeated = (await again(first, { clip: 1, takes: 2 }, header)).json<JobBody[]>();
      expect(repeated.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
      expect(made).toHaveLength(2);
      for (const { id } of made) await becomes(person, id as JobId, { status: 'ready' });

      const originals = await clipsOf(first);
      const takes = await Promise.all(made.map(({ id }) => clipsOf(id as JobId)));
      const seeds = [originals, ...takes].map((rows) => rows[1]?.seed);
      expect(new Set(seeds).size).toBe(3);
      for (const [kept, retaken] of takes) {
        expect(kept).toMatchObject({ keptFrom: originals[0]?.id, sha256: originals[0]?.sha256 });
        expect(kept?.costMicros).toBe(0);
        expect(retaken).toMatchObject({ orders: 1, keptFrom: null });
      }
      expect(seen.map(([kept]) => kept)).toEqual(seen.map(() => originals[0]?.sha256));
      const money = await balanceAndLedger(api().db, organizationId);
      expect(money).toMatchObject({ balance: 400, ledger: 400, unfinished: 0 });
      const listed = (
        await api().call('GET', `/api/jobs/${made[1]?.id}/takes`, { token })
      ).json<TakesBody>();
      expect(listed.takes.map(({ clip }) => clip)).toEqual([null, 1, 1]);
      expect(listed).toMatchObject({ costCredits: 50, clips: [{ clip: 0 }, { clip: 1 }] });

      // The takes keep their clips although the original video was deleted.
      await api().call('DELETE', `/api/jobs/${first}`, { token });
      api().clock.advance(RESTORE_SECONDS * 1000 + 1);
      await api().services.jobs.purgeDeleted(10);
      const later = new Date(Date.now() + 60_000);
      await removeOrphanClips(api().db, api().storage, later);
      const sizes = await Promise.all(
        originals.map(({ fileKey }) => api().storage.sizeOf(fileKey ?? '')),
      );
      expect(sizes).toEqual([expect.any(Number), null]);
      expect((await order(await customer())).statusCode).toBe(201);
      expect(
        (
          await api().call('POST', `/api/jobs/${made[0]?.id}/takes`, {
            token: (await customer()).token,
            body: { clip: 0 },
          })
        ).statusCode,
      ).toBe(404);
    });

    it('leaves takes of a video that was held to the operator too', async () => {
      await signUpOperator(api());
      const person = await customer();
      const { token } = person;
      await film();
      const first = await orderId(person);
      await becomes(person, first, { status: 'ready' });
      // As if it had been held for a new file, for which its takes are not held again.
      const was = { needsOperator: true };
      await api().db.update(jobReviews).set(was).where(eq(jobReviews.jobId, first));
      const body = { clip: 0 };
      const ordered = await api().call('POST', `/api/jobs/${first}/takes`, { token, body });
      const [take] = ordered.json<JobBody[]>();
      expect(take).toMatchObject({ moderationStatus: 'pending', isOperators: true });
      const history = await api().call('GET', `/api/jobs/${take?.id}/history`, { token });
      expect(history.json<VideoHistoryBody>()).toMatchObject({ wasHeld: false });
      const review = await api().call('POST', `/api/moderation/${take?.id}/approve`, { token });
      expect(review.statusCode).toBe(403);
    });

    it('does not retake shots in a brand that cannot be ordered any more', async () => {
      const operator = await signUpOperator(api());
      const person = await customer();
      await film();
      const call = (method: 'POST' | 'DELETE', path: string, body = {}, by: Person = person) =>
        api().call(method, path, { token: by.token, body });
      const brand = (
        await call('POST', '/api/brands', { name: 'Golden Nugget' })
      ).json<BrandBody>();
      await call('POST', `/api/brands/${brand.id}/publish`);
      await call('POST', `/api/moderation/brands/${brand.id}/approve`, { version: 1 }, operator);
      const first = await orderId(person, { brandId: brand.id });
      await becomes(person, first, { status: 'ready' });
      const retake = () => call('POST', `/api/jobs/${first}/takes`, { clip: 0 });
      expect((await retake()).statusCode).toBe(201);
      expect((await call('DELETE', `/api/brands/${brand.id}`)).statusCode).toBe(204);
      const before = await balanceAndLedger(api().db, person.organizationId);
      expect(errorOf(await retake())).toMatchObject({
        status: 409,
        message: 'The brand “Golden Nugget” can no longer be used',
      });
      expect(await balanceAndLedger(api().db, person.organizationId)).toEqual(before);
    });

    it('orders a clip that looks wrong once more with another seed, and then fails with a refund', async () => {
      await film(undefined, { examineClip: examinePicture });
      const person = await customer();
      await model.instruct({ outcomes: ['frozen'] });
      const once = await orderId(person, { seed: 900_001 });
      await becomes(person, once, { status: 'ready' });
      const [retaken] = await clipsOf(once);
      expect(retaken).toMatchObject({ orders: 2, seed: 900_001 + 1_000_003 });
      // A second of footage costs 0.1, including the one that is cut off.
      expect(retaken?.costMicros).toBe(200 * (retaken?.milliseconds ?? 0));

      await model.instruct({ outcomes: ['black', 'black'] });
      const twice = await orderId(person);
      await becomes(person, twice, { status: 'failed', error: CLIP_FAILURES.black });
      expect((await clipsOf(twice))[0]).toMatchObject({ orders: 2, failure: 'black' });
      expect(await balanceAndLedger(api().db, person.organizationId)).toMatchObject({
        balance: 500,
        ledger: 500,
      });
    });

    it('orders a clip with letters once more, and then shows the reviewer where they are', async () => {
      const looks = [{ fault: null, lettersAt: 0.25 }];
      const well = { fault: null, lettersAt: null };
      await film(undefined, { examineClip: () => Promise.resolve(looks.shift() ?? well) });
      const person = await customer();
      const { token } = person;
      const stillsOf = async (id: JobId) => {
        const waiting = await api().call('GET', '/api/moderation/pending', { token });
        const job = waiting.json<ReviewJobBody[]>().find((one) => one.id === id);
        return { modelStills: job?.modelStills.length, modelLetters: job?.modelLetters };
      };
      const once = await orderId(person, { seed: 800_001 });
      await becomes(person, once, { status: 'ready' });
      const [retaken] = await clipsOf(once);
      expect(retaken).toMatchObject({ orders: 2, lettersMilliseconds: null });
      expect(await stillsOf(once)).toEqual({ modelStills: 6, modelLetters: [] });

      looks.push({ fault: null, lettersAt: 0.25 }, { fault: null, lettersAt: 0.5 });
      const twice = await orderId(person, { seed: 700_001 });
      await becomes(person, twice, { status: 'ready' });
      const [kept] = await clipsOf(twice);
      expect(kept).toMatchObject({ orders: 2, failure: null, lettersMilliseconds: 500 });
      expect(await stillsOf(twice)).toEqual({
        modelStills: 6,
        modelLetters: [(kept?.firstFrame ?? NaN) / CONTROL_DEFAULTS.fps + 0.5],
      });
    });

    it('uses the studio as a fallback if allowed, and notifies the operator once', async () => {
      const operator = await signUpOperator(api());
      const person = await customer();
      const { token } = person;
      const body = { fallsBackToStudio: true };
      const allowed = await api().call('PATCH', '/api/organization/rules', { token, body });
      expect(allowed.statusCode).toBe(200);
      const made: (string | undefined)[] = [];
      await film({
        makeFilm: (filmOrder, options) => {
          made.push(`${options.modelPicture?.engine} ${JSON.stringify(filmOrder.shots)}`);
          return createFakeFilmMaker(20).makeFilm(filmOrder, options);
        },
      });
      const shots = [{ source: 'studio' }, { source: 'model' }];
      await api().db.delete(clips);
      await model.instruct({ outcomes: Array.from({ length: 4 }, () => 'outOfMemory' as const) });
      for (let count = 0; count < 4; count += 1) {
        const id = await orderId(person, { shots });
        await becomes(person, id, { status: 'ready', fellBackFrom: 'openai-videos' });
        expect((await clipsOf(id))[0]).toMatchObject({ state: 'failed' });
      }
      expect(new Set(made)).toEqual(
        new Set(['undefined [{"source":"studio"},{"source":"studio"}]']),
      );
      // By now the model counts as failing and is not even called.
      const next = await orderId(person, { shots });
      expect(await clipsOf(next)).toEqual([]);
      await becomes(person, next, { status: 'ready', fellBackFrom: 'openai-videos' });
      const { entries } = await balanceAndLedger(api().db, person.organizationId);
      expect(entries.some(({ kind }) => kind === 'refund')).toBe(false);
      const told = await api()
        .db.select()
        .from(notifications)
        .where(eq(notifications.kind, 'model_failing'));
      expect(told.map(({ userId, subject }) => [userId, subject])).toEqual([
        [operator.user.id, 'openai-videos'],
      ]);
      // An organization that does not allow the fallback gets its credits back when the model
      // fails.
      const other = await customer();
      const asked = await orderId(other, { shots });
      expect(await clipsOf(asked)).toHaveLength(1);
      await api().db.delete(clips);
    });
  },
  variables,
);
