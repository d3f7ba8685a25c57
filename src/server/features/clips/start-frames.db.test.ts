import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { CLIP_FAILURES } from '#domain/clips/clip-failures.ts';
import type { JobId } from '#domain/ids.ts';
import { RESTORE_SECONDS } from '#domain/videos/video-list.ts';
import { FilmError } from '#film/film-error.ts';
import type { DrawFrame, FrameRequest } from '#film/preview/draw-frame.ts';
import { removeOrphanClips } from '#server/features/clips/clip-files.ts';
import { storedKeysOf } from '#server/platform/backup/state.ts';
import { clips } from '#server/platform/database/schema/clips.ts';
import { addOwnFile, FULL_RIGHTS, photoOf } from '#tests/support/media/own-files.ts';
import { signUpOperator } from '#tests/support/people.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import {
  engineVariables,
  startModelServer,
} from '#tests/support/model-servers/start-model-server.ts';
import { startFilming } from '#tests/support/start-filming.ts';
import { giveCredits, onPostgres, VIDEO_REQUEST, type TestApi } from '#tests/support/test-api.ts';

const UNTIL = { timeout: 50_000, interval: 100 };
const SHORT = { durations: { min: 1, max: 3, step: 1 }, atOnce: 4 };

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><circle cx="20" cy="10" r="8"/></svg>',
);

/** Draws nothing but records the requests. Each picture is longer than the one before. */
function recordingDrawer() {
  const asked: FrameRequest[] = [];
  const draw: DrawFrame = (request) => {
    asked.push(request);
    return Promise.resolve(new Uint8Array(100 + asked.length).fill(asked.length));
  };
  return { asked, draw };
}

let seed = 0;

function filmingOf(api: () => TestApi) {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const clipsOf = (id: JobId) =>
    api().db.select().from(clips).where(eq(clips.jobId, id)).orderBy(asc(clips.position));
  return {
    /** Makes one film with this drawer and returns when it has ended. */
    film: async (draw: DrawFrame) => {
      stops.push(await startFilming(api(), createFakeFilmMaker(20), { drawFrame: draw }));
      const { token } = await api().signUp({ credits: 550 });
      seed += 100; // Seeds name the orders of a film at the fake.
      const body = { ...VIDEO_REQUEST, duration: 11, seed };
      const made = await api().call('POST', '/api/jobs', { token, body });
      const id = made.json<JobBody>().id as JobId;
      const job = await vi.waitFor(async () => {
        const result = await api().call('POST', `/api/jobs/${id}/check-status`, { token });
        const found = result.json<JobBody>();
        expect(['ready', 'failed']).toContain(found.status);
        return found;
      }, UNTIL);
      return { id, token, job, rows: await clipsOf(id) };
    },
  };
}

describe('clips that start with a frame', async () => {
  const model = await startModelServer('openai-videos');
  await model.instruct({ milliseconds: 100, size: { width: 64, height: 36 } });
  afterAll(() => model.kill());

  onPostgres(
    'start frames',
    (api) => {
      const { film } = filmingOf(api);

      it('sends the model the studio’s frame of the shot, drawn once whatever goes wrong', async () => {
        const { asked, draw } = recordingDrawer();
        const kinds = ['dropAfter', 'unavailable', 'dropBefore'] as const;
        await model.instruct({ faults: kinds.map((kind) => ({ moment: 'submit', kind })) });
        const { rows, job } = await film(draw);
        expect(job.status).toBe('ready');
        expect(asked).toHaveLength(rows.length);
        expect(asked[0]).toMatchObject({
          frameIndex: 0,
          size: { width: 1280, height: 704 },
          order: { preset: VIDEO_REQUEST.preset, shortSidePixels: 720 },
        });
        const { orders } = await model.happenings();
        const shown = rows.map(({ seed }) => orders.filter((order) => order.seed === seed));
        expect(shown.map(({ length }) => length)).toEqual(rows.map(() => 1));
        expect(shown.map(([order]) => order?.fields?.['input_reference'])).toEqual(
          rows.map((_, index) => `start.png, image/png, ${101 + index} bytes`),
        );
        // A cut within a shot continues from the previous clip; another shot starts with its own
        // frame.
        const after = asked.flatMap((one) => ('clipPath' in one ? [one] : []));
        expect(after.length).toBeGreaterThan(0);
        expect(after.length).toBeLessThan(rows.length - 1);
        const planned = asked.flatMap((one) => ('frameIndex' in one ? [one.frameIndex] : []));
        expect(rows.map(({ firstFrame }) => firstFrame)).toEqual(expect.arrayContaining(planned));
      });

      it('keeps the frames as long as their clips, including in backups', async () => {
        const { draw } = recordingDrawer();
        const { id, token, rows } = await film(draw);
        const keys = rows.flatMap(({ images }) => images?.start?.key ?? []);
        expect(keys).toHaveLength(rows.length);
        expect(await storedKeysOf(api().db)).toEqual(expect.arrayContaining(keys));
        const later = new Date(Date.now() + 60_000);
        expect(await removeOrphanClips(api().db, api().storage, later)).toBe(0);
        await api().call('DELETE', `/api/jobs/${id}`, { token });
        api().clock.advance(RESTORE_SECONDS * 1000 + 1);
        await api().services.jobs.purgeDeleted(10);
        const sizes = await Promise.all(keys.map((key) => api().storage.sizeOf(key)));
        expect(sizes).toEqual(keys.map(() => null));
      });

      it('starts with an own photo only while its rights list the model', async () => {
        const person = await api().signUp({ credits: 550 });
        await giveCredits(api().db, person.organizationId, 500);
        const { token } = person;
        const operator = await signUpOperator(api());
        const mediaId = await addOwnFile(api(), person, { file: await photoOf('#2040c0') });
        const consents = { alterationByAi: true, outsideProviders: ['openai-videos'] };
        const state = (body: object) =>
          api().call('PUT', `/api/media/${mediaId}/rights`, {
            token,
            body: { ...FULL_RIGHTS, ...body },
          });
        seed += 100;
        const body = {
          ...VIDEO_REQUEST,
          duration: 11,
          seed,
          shots: [{ source: 'studio' }, { source: 'model', mediaId }],
        };
        const order = () => api().call('POST', '/api/jobs', { token, body });
        const barred = await order();
        expect(barred.statusCode).toBe(422);
        expect(barred.json<{ findings: object[] }>().findings).toContainEqual(
          expect.objectContaining({
            category: 'media',
            message: expect.stringContaining(
              'do not allow sending it to the video model “openai-videos”',
            ),
          }),
        );
        expect((await state({ consents })).statusCode).toBe(200);
        const made = await order();
        expect(made.statusCode).toBe(201);
        const { id, shots } = made.json<JobBody>();
        expect(shots).toEqual(body.shots);
        await api().call('POST', `/api/moderation/${id}/approve`, { token: operator.token });

        const { asked, draw } = recordingDrawer();
        const stop = await startFilming(api(), createFakeFilmMaker(20), { drawFrame: draw });
        const becomes = (job: string, expected: object) =>
          vi.waitFor(async () => {
            const result = await api().call('POST', `/api/jobs/${job}/check-status`, { token });
            expect(result.json()).toMatchObject(expected);
          }, UNTIL);
        await becomes(id, { status: 'ready' });
        const [clip] = await api()
          .db.select()
          .from(clips)
          .where(eq(clips.jobId, id as JobId));
        const [first] = asked;
        expect(first).toMatchObject({ frameIndex: clip?.firstFrame });
        expect(Object.keys(first && 'mediaFiles' in first ? first.mediaFiles : {})).toEqual([
          mediaId,
        ]);
        await stop();

        const later = (await order()).json<JobBody>().id;
        await state({ consents: { ...consents, outsideProviders: ['another'] } });
        const again = await startFilming(api(), createFakeFilmMaker(20), { drawFrame: draw });
        const error = CLIP_FAILURES.photo_withheld;
        await becomes(later, { status: 'failed', error, refunded: true });
        await again();
      });

      it('draws a logo of the brand only while its rights list the model', async () => {
        const person = await api().signUp({ credits: 550 });
        await giveCredits(api().db, person.organizationId, 500);
        const { token } = person;
        const operator = await signUpOperator(api());
        const mediaId = await addOwnFile(api(), person, { file: LOGO, fields: { kind: 'logo' } });
        const state = (providers: readonly string[]) =>
          api().call('PUT', `/api/media/${mediaId}/rights`, {
            token,
            body: {
              ...FULL_RIGHTS,
              consents: { alterationByAi: true, outsideProviders: providers },
            },
          });
        const brand = await api().call('POST', '/api/brands', {
          token,
          body: { name: 'Harbour House', logos: [{ mediaId, variant: 'full', ground: 'dark' }] },
        });
        const { id: brandId } = brand.json<{ id: string }>();
        await api().call('POST', `/api/brands/${brandId}/publish`, { token });
        const filmed = async (draw: DrawFrame) => {
          seed += 100;
          const body = { ...VIDEO_REQUEST, duration: 11, seed, brandId };
          const made = await api().call('POST', '/api/jobs', { token, body });
          const { id, moderationStatus } = made.json<JobBody>();
          if (moderationStatus === 'flagged') {
            await api().call('POST', `/api/moderation/${id}/approve`, { token: operator.token });
          }
          const stop = await startFilming(api(), createFakeFilmMaker(20), { drawFrame: draw });
          await vi.waitFor(async () => {
            const result = await api().call('POST', `/api/jobs/${id}/check-status`, { token });
            expect(result.json()).toMatchObject({ status: 'ready' });
          }, UNTIL);
          await stop();
          return api()
            .db.select()
            .from(clips)
            .where(eq(clips.jobId, id as JobId));
        };
        const shownIn = (asked: readonly FrameRequest[]) =>
          asked.flatMap((one) => {
            if (!('order' in one)) return [];
            const ids = one.order.brand?.logos.map((logo) => logo.mediaId) ?? [];
            expect(Object.keys(one.mediaFiles)).toEqual(ids);
            return [ids.length];
          });

        const barred = recordingDrawer();
        await filmed(barred.draw);
        expect(new Set(shownIn(barred.asked))).toEqual(new Set([0]));

        expect((await state(['openai-videos'])).statusCode).toBe(200);
        const named = recordingDrawer();
        const [begun] = await filmed(named.draw);
        expect(new Set(shownIn(named.asked))).toEqual(new Set([1]));
        expect(begun?.images?.start?.logoIds).toEqual([mediaId]);

        const withdrawn = recordingDrawer();
        const [first] = await filmed(async (request) => {
          const picture = await withdrawn.draw(request);
          if (withdrawn.asked.length === 1) await state(['another']);
          return picture;
        });
        const [before, after, ...others] = shownIn(withdrawn.asked);
        expect([before, after, ...new Set(others)]).toEqual([1, 0, 0]);
        expect(first?.images?.start).not.toHaveProperty('logoIds');
      });

      it('fails with a refund if no frame can be drawn', async () => {
        const broken = () => Promise.reject(new FilmError('pictureFailed', 'The table is gone'));
        const { job, rows } = await film(broken);
        expect(job).toMatchObject({ status: 'failed' });
        expect(rows[0]).toMatchObject({ failure: 'no_start_frame', costMicros: 0, orders: 0 });
      });
    },
    engineVariables('openai-videos', model.url, { ...SHORT, family: 'wan2.2-ti2v-5b' }),
  );
});

describe('clips that start and end with a frame', async () => {
  const model = await startModelServer('fal');
  await model.instruct({ milliseconds: 100, size: { width: 64, height: 36 } });
  afterAll(() => model.kill());

  onPostgres(
    'start and last frames',
    (api) => {
      const { film } = filmingOf(api);

      it('form one take: each starts where the previous one ended', async () => {
        const { asked, draw } = recordingDrawer();
        const { rows } = await film(draw);
        expect(asked).toHaveLength(2 * rows.length);
        const kinds = asked.map((one) => ('clipPath' in one ? 'after' : 'planned'));
        const [first, firstEnd, ...others] = kinds;
        expect([first, firstEnd]).toEqual(['planned', 'planned']);
        expect(others).toEqual(rows.slice(1).flatMap(() => ['after', 'planned']));
        const { orders } = await model.happenings();
        expect(orders.slice(-rows.length).map(({ fields }) => Object.keys(fields ?? {}))).toEqual(
          rows.map(() => expect.arrayContaining(['start_image_url', 'end_image_url'])),
        );
      });
    },
    engineVariables('fal', model.url, {
      ...SHORT,
      pricePerSecond: 0,
      model: 'fal-ai/kling-video/v2.6/pro/text-to-video',
      imageModel: 'fal-ai/kling-video/v2.6/pro/image-to-video',
      frames: 'start+end',
    }),
  );
});

describe('clips with a reference image', async () => {
  const model = await startModelServer('fal');
  await model.instruct({ milliseconds: 100, size: { width: 64, height: 36 } });
  afterAll(() => model.kill());

  onPostgres(
    'reference images',
    (api) => {
      const { film } = filmingOf(api);

      it("use the studio's own frames of their shots, stored with the clips", async () => {
        const { asked, draw } = recordingDrawer();
        const { rows, job } = await film(draw);
        expect(job.status).toBe('ready');
        expect(asked.map((one) => 'frameIndex' in one && one.frameIndex)).toEqual(
          rows.map(({ firstFrame }) => firstFrame),
        );
        const { orders } = await model.happenings();
        const shown = orders.slice(-rows.length).map(({ fields }) => fields);
        expect(shown.map((fields) => fields?.['reference_image_urls'])).toEqual(
          rows.map((_, index) => [
            `data:image/png;base64,${Buffer.alloc(101 + index, index + 1).toString('base64')}`,
          ]),
        );
        const keys = rows.map(({ images }) => images?.reference?.key);
        expect(await storedKeysOf(api().db)).toEqual(expect.arrayContaining(keys));
        const later = new Date(Date.now() + 60_000);
        expect(await removeOrphanClips(api().db, api().storage, later)).toBe(0);
      });
    },
    engineVariables('fal', model.url, {
      ...SHORT,
      pricePerSecond: 0,
      model: 'fal-ai/bytedance/seedance/v1/pro/text-to-video',
      imageModel: 'fal-ai/bytedance/seedance/v1/lite/reference-to-video',
    }),
  );
});
