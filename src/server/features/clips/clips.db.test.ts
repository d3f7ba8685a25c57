import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { CLIP_FAILURES, type ClipFailure } from '#domain/clips/clip-failures.ts';
import type { ClipState } from '#domain/clips/clip-lifecycle.ts';
import type { JobId } from '#domain/ids.ts';
import { RESTORE_SECONDS } from '#domain/videos/video-list.ts';
import { removeOrphanClips } from '#server/features/clips/clip-files.ts';
import { storedKeysOf } from '#server/platform/backup/state.ts';
import { clips } from '#server/platform/database/schema/clips.ts';
import { jobFiles, jobRuns } from '#server/platform/database/schema/jobs.ts';
import { tasks } from '#server/platform/database/schema/tasks.ts';
import { putJob } from '#tests/support/job-states.ts';
import { filmsOfModel } from '#tests/support/films-of-model.ts';
import { addOwnFile, photoOf } from '#tests/support/media/own-files.ts';
import { startFilming } from '#tests/support/start-filming.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import {
  engineVariables,
  startModelServer,
  type ModelServerProcess,
} from '#tests/support/model-servers/start-model-server.ts';
import type { Outcome } from '#tests/support/model-servers/fake-orders.ts';
import {
  balanceAndLedger,
  giveCredits,
  onBothDatabases,
  VIDEO_REQUEST,
} from '#tests/support/test-api.ts';

const UNTIL = { timeout: 50_000, interval: 100 };
const model: ModelServerProcess = await startModelServer('openai-videos');
await model.instruct({ milliseconds: 150, size: { width: 64, height: 36 } });
afterAll(() => model.kill());

const PAID = {
  pricePerSecond: 0.1,
  filmCostMax: 2,
  downloadMegabytesMax: 1,
  atOnce: 3,
};
const variables = {
  ...engineVariables('openai-videos', model.url, PAID),
  VIDEO_DAY_COST_MAX: '3',
  VIDEO_ENGINE_BY: 'slots=studio',
};

onBothDatabases(
  'films of a model',
  (api) => {
    const { film, customer, order, orderId, look, becomes, clipsOf } = filmsOfModel(api);

    async function keepCopy(source: string, key: string): Promise<string> {
      const path = join(api().config.data.folder, 'copy');
      const last = ((await api().storage.sizeOf(source)) ?? 1) - 1;
      await writeFile(path, api().storage.read(source, { first: 0, last }));
      await api().storage.keep(key, path);
      return key;
    }

    /** What the model's server was asked to make for a job, identified by its seeds. */
    const ordersOf = async (id: JobId) => {
      const seeds = (await clipsOf(id)).map(({ seed }) => seed);
      const { orders } = await model.happenings();
      return orders.filter(({ seed }) => seeds.includes(seed));
    };

    it('orders the clips of a film one by one and makes the film from them', async () => {
      const person = await customer();
      const seen: string[] = [];
      await film({
        makeFilm: async (filmOrder, options) => {
          const picture = options.modelPicture;
          for (const { path } of picture?.clips ?? []) {
            seen.push((await readFile(path)).subarray(4, 8).toString());
          }
          expect(picture).toMatchObject({ engine: 'openai-videos', model: 'openai-videos' });
          expect(picture?.clips.map(({ frameCount }) => frameCount)).toHaveLength(2);
          return createFakeFilmMaker(20).makeFilm(filmOrder, options);
        },
      });
      const id = await orderId(person);
      await becomes(person, id, { status: 'ready', progress: 1 });
      expect(seen).toEqual(['ftyp', 'ftyp']);
      const rows = await clipsOf(id);
      expect(rows.map(({ state }) => state)).toEqual(['composed', 'composed']);
      expect(rows.reduce((sum, { frameCount }) => sum + frameCount, 0)).toBe(300);
      expect(await ordersOf(id)).toHaveLength(2);
      const [job] = await api().db.select().from(jobRuns).where(eq(jobRuns.jobId, id));
      expect(job).toMatchObject({ engine: 'openai-videos', clipsAwaited: 0 });
      expect(JSON.stringify(rows)).not.toContain('key-for');
    });

    it('orders clips only for shots of the model, and none without one', async () => {
      const person = await customer();
      const mixed = await orderId(person, { shots: [{ source: 'studio' }, { source: 'model' }] });
      const rows = await clipsOf(mixed);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.frameCount).toBeLessThan(200);
      const drawn = await orderId(person, { shots: [{ source: 'studio' }] });
      expect(await clipsOf(drawn)).toEqual([]);
      const [run] = await api().db.select().from(jobRuns).where(eq(jobRuns.jobId, drawn));
      expect(run).toMatchObject({ engine: 'studio', clipsAwaited: 0 });
      const result = await order(person, { preset: 'slots', shots: [{ source: 'model' }] });
      expect(result.statusCode).toBe(400);
      expect(result.json()).toMatchObject({ message: expect.stringContaining('video model') });
      const mediaId = await addOwnFile(api(), person, { file: await photoOf('#204080') });
      const fromPhoto = await order(person, { shots: [{ source: 'model', mediaId }] });
      expect(fromPhoto.statusCode).toBe(400);
      const message = expect.stringContaining('cannot start from a photo');
      expect(fromPhoto.json()).toMatchObject({ message });
    });

    it('makes renewals of renewals from the first film’s clips, which are deleted with the last', async () => {
      const person = await customer();
      await film();
      const { token } = person;
      const renewed = async (id: JobId): Promise<JobId> => {
        await api().call('POST', `/api/moderation/${id}/approve`, { token, body: {} });
        await api().db.update(jobFiles).set({ lineVersions: {} }).where(eq(jobFiles.jobId, id));
        const result = await api().call('POST', `/api/rule-changes/${id}/renew`, { token });
        const next = result.json<JobBody>().id as JobId;
        await becomes(person, next, { status: 'ready' });
        return next;
      };
      const remove = async (id: JobId) => {
        await api().call('DELETE', `/api/jobs/${id}`, { token });
        api().clock.advance(RESTORE_SECONDS * 1000 + 1);
        await api().services.jobs.purgeDeleted(10);
      };
      const first = await orderId(person);
      await becomes(person, first, { status: 'ready' });
      const keys = (await clipsOf(first)).flatMap(({ fileKey }) => fileKey ?? []);
      const sizes = () => Promise.all(keys.map((key) => api().storage.sizeOf(key)));
      const stale = await keepCopy(keys[0] ?? '', `clips/${(await clipsOf(first))[0]?.id}-0.mp4`);
      const foreign = await keepCopy(keys[0] ?? '', `clips/${randomUUID()}-1.mp4`);
      const sweep = () => removeOrphanClips(api().db, api().storage, new Date(Date.now() + 60_000));

      const second = await renewed(first);
      const third = await renewed(second);
      expect(await sweep()).toBe(1);
      expect(await api().storage.sizeOf(stale)).toBeNull();
      await remove(second);
      await remove(first);
      expect(await sizes()).not.toContain(null);
      expect(await storedKeysOf(api().db)).toEqual(expect.arrayContaining(keys));
      await remove(third);
      expect(await sizes()).toEqual([null, null]);
      expect(await sweep()).toBe(0);
      expect(await api().storage.sizeOf(foreign)).not.toBeNull();
    });

    it('uses the studio for welcome credits, and where the operator says so', async () => {
      const newcomer = await api().signUp();
      const bought = await customer();
      const ids = [await orderId(newcomer), await orderId(bought, { preset: 'slots' })];
      for (const id of ids) {
        expect(await clipsOf(id)).toEqual([]);
        const [job] = await api().db.select().from(jobRuns).where(eq(jobRuns.jobId, id));
        expect(job?.engine).toBe('studio');
      }
    });

    it('refuses a film above a cost limit before anything is charged', async () => {
      const person = await customer();
      const long = await order(person, { duration: 25 });
      expect(long.statusCode).toBe(409);
      expect(long.json()).toMatchObject({ code: 'film_too_costly' });
      // At one dollar each, three fit into the day.
      for (let film = 0; film < 3; film += 1) await orderId(person);
      const fourth = await order(person);
      expect(fourth.statusCode).toBe(429);
      expect(fourth.json()).toMatchObject({ code: 'day_too_costly' });
      expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
      expect(await balanceAndLedger(api().db, person.organizationId)).toMatchObject({
        balance: 400,
        ledger: 400,
        unfinished: 3,
      });
      const other = await customer();
      await orderId(other);
    });

    it('respects the cost limit under concurrent orders', async () => {
      const person = await customer();
      const responses = await Promise.all(Array.from({ length: 8 }, () => order(person)));
      const made = responses.filter(({ statusCode }) => statusCode === 201);
      const refused = responses.filter(({ statusCode }) => statusCode === 429);
      expect([made.length, refused.length]).toEqual([3, 5]);
    });

    it('fails with a reason and one refund, whatever goes wrong', async () => {
      const failures: readonly (readonly [Outcome, ClipFailure])[] = [
        ['refused', 'refused_by_safety'],
        ['outOfMemory', 'out_of_memory'],
        ['lost', 'lost'],
        ['noFile', 'no_file'],
        ['notVideo', 'not_a_video'],
        ['oversize', 'too_large'],
        ['elsewhere', 'host_not_allowed'],
      ];
      await model.instruct({ outcomes: failures.map(([outcome]) => outcome) });
      await film();
      const films = [];
      for (const _ of failures) {
        const person = await customer();
        films.push({ person, id: await orderId(person) });
      }
      const found = [];
      for (const { person, id } of films) {
        await becomes(person, id, { status: 'failed' });
        const rows = await vi.waitFor(async () => {
          const both = await clipsOf(id);
          expect(both[1]).toMatchObject({ state: 'dropped', costMicros: 0 });
          return both;
        }, UNTIL);
        const failure = rows[0]?.failure ?? 'model_error';
        expect(await look(person, id)).toMatchObject({ error: CLIP_FAILURES[failure] });
        expect(await ordersOf(id)).toHaveLength(1);
        const money = await balanceAndLedger(api().db, person.organizationId);
        expect(money).toMatchObject({ balance: 550, ledger: 550, unfinished: 0 });
        expect(money.entries.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
        found.push(failure);
      }
      expect(found.sort()).toEqual(failures.map(([, failure]) => failure).sort());
    });

    it('orders once although responses to orders are lost or wrong', async () => {
      const kinds = ['dropAfter', 'errorAfter', 'dropBefore', 'unavailable', 'tooMany'] as const;
      await model.instruct({ faults: kinds.map((kind) => ({ moment: 'submit', kind })) });
      await film();
      const films = [];
      for (const _ of kinds) {
        const person = await customer();
        films.push({ person, id: await orderId(person) });
      }
      for (const { person, id } of films) {
        await becomes(person, id, { status: 'ready' });
        expect(await ordersOf(id)).toHaveLength(2);
      }
    });

    it('survives unreliable responses', async () => {
      const person = await customer();
      await film();
      await model.instruct({
        faults: [
          { moment: 'poll', kind: 'html502', times: 2 },
          { moment: 'poll', kind: 'dropBefore' },
          { moment: 'content', kind: 'cutBody' },
          { moment: 'content', kind: 'slowBody' },
        ],
      });
      const id = await orderId(person);
      await becomes(person, id, { status: 'ready' });
      expect(await ordersOf(id)).toHaveLength(2);
    });

    it('gives up an order that a server keeps failing, and refunds it', async () => {
      const person = await customer();
      const before = await balanceAndLedger(api().db, person.organizationId);
      const id = await orderId(person);
      const { db } = api();
      await db.update(clips).set({ troubles: 10 }).where(eq(clips.jobId, id));
      await model.instruct({ faults: [{ moment: 'submit', kind: 'dropBefore' }] });
      await film();
      await vi.waitFor(async () => {
        // With this many consecutive failures it waits a minute.
        await db.update(tasks).set({ dueAt: new Date() }).where(eq(tasks.name, 'make-clip'));
        const error = CLIP_FAILURES.order_refused;
        expect(await look(person, id)).toMatchObject({ status: 'failed', error });
      }, UNTIL);
      const after = await balanceAndLedger(api().db, person.organizationId);
      expect(after.balance).toBe(before.balance);
    });

    it('deletes fetched files at the server', async () => {
      const person = await customer();
      await film();
      const id = await orderId(person);
      await becomes(person, id, { status: 'ready' });
      expect((await ordersOf(id)).every(({ isForgotten }) => isForgotten)).toBe(true);
    });

    it('orders nothing for a flagged or a cancelled job', async () => {
      const person = await customer();
      const flagged = await orderId(person);
      await putJob(api().db, flagged, { review: { moderationStatus: 'flagged' } });
      const cancelled = await orderId(person);
      await api().call('POST', `/api/jobs/${cancelled}/cancel`, { token: person.token });
      await film();
      const states = async (id: JobId): Promise<ClipState[]> =>
        (await clipsOf(id)).map(({ state }) => state);
      await vi.waitFor(
        async () => expect(await states(cancelled)).toEqual(['dropped', 'dropped']),
        UNTIL,
      );
      expect(await states(flagged)).toEqual(['planned', 'planned']);
      expect(await ordersOf(flagged)).toEqual([]);
    });

    // Must be last, because it advances the clock.
    it('gives up a clip that is not finished in time', async () => {
      const person = await customer();
      await model.instruct({ outcomes: ['never'] });
      await film();
      const id = await orderId(person);
      await vi.waitFor(async () => expect((await clipsOf(id))[0]?.state).toBe('submitted'), UNTIL);
      api().clock.advance(46 * 60_000);
      await becomes(person, id, { status: 'failed', error: CLIP_FAILURES.deadline });
      const [order] = await ordersOf(id);
      expect(order?.isCancelled).toBe(true);
    });
  },
  variables,
);

describe('a model that costs nothing', () => {
  beforeAll(() => model.instruct({ milliseconds: 150 }));

  onBothDatabases(
    'films of a free model',
    (api) => {
      it('orders a clip that its server lost again, once', async () => {
        const person = await api().signUp();
        await giveCredits(api().db, person.organizationId, 500);
        const stop = await startFilming(api(), createFakeFilmMaker(20));
        await model.instruct({ outcomes: ['lost'] });
        const body = { ...VIDEO_REQUEST, duration: 5 };
        const { token } = person;
        const { id } = (await api().call('POST', '/api/jobs', { token, body })).json<JobBody>();
        await vi.waitFor(async () => {
          const result = await api().call('POST', `/api/jobs/${id}/check-status`, { token });
          expect(result.json<JobBody>().status).toBe('ready');
        }, UNTIL);
        const [clip] = await api()
          .db.select()
          .from(clips)
          .where(eq(clips.jobId, id as JobId));
        expect(clip?.orders).toBe(2);
        await stop();
      });
    },
    engineVariables('openai-videos', model.url),
  );
});
