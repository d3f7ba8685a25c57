/**
 * One story with real films: a brand, photos and a clip with rights, three shapes, published and
 * taken down.
 */
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { CreatedJobBody, JobBody } from '#contracts/schemas/job.ts';
import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import { createStudioFilmMaker } from '#server/features/jobs/studio-film-maker.ts';
import type { TaskRunner } from '#server/platform/tasks/task-runner.ts';
import { addOwnFile, FULL_RIGHTS, photoOf } from '#tests/support/media/own-files.ts';
import { signUpOperator } from '#tests/support/people.ts';
import { startRendering } from '#tests/support/start-rendering.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/test-api.ts';
import { openTestPlatform } from '#tests/support/test-platform.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#c8102e"/></svg>',
);
const CLIP = readFileSync(
  new URL('../../../../tests/fixtures/clips/brighter-each-frame.mp4', import.meta.url),
);
const DAY_MS = 24 * 3600_000;
const STORY_MS = 600_000;
const SMALL_PIXELS = 180;

const studio = createStudioFilmMaker(null);
const smallFilms: FilmMaker = {
  makeFilm: (order, options) =>
    studio.makeFilm({ ...order, shortSidePixels: SMALL_PIXELS }, options),
};

let api: TestApi;
let worker: TaskRunner;

beforeAll(async () => {
  api = await openTestApi(await openTestPlatform('embedded', {}));
  worker = await startRendering(api, smallFilms);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

async function call<Answer>(
  { token }: Person,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await api.call(method, path, { token, ...(body && { body }) });
  if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.body}`);
  return answer.json<Answer>();
}

it(
  'makes a film of own pictures in three shapes, publishes it, and takes it down with the rights',
  async () => {
    const operator = await signUpOperator(api);
    const owner = await api.signUp({ credits: 150 });
    const validUntil = new Date(api.clock.now().getTime() + DAY_MS).toISOString();
    const rights = { ...FULL_RIGHTS, validUntil };
    const logo = await addOwnFile(api, owner, { file: LOGO, fields: { kind: 'logo' } });
    const files = [await photoOf('#204080'), CLIP, await photoOf('#c09020')];
    const shots = [];
    for (const file of files) {
      shots.push({ source: 'media', mediaId: await addOwnFile(api, owner, { file, rights }) });
    }
    const brand = await call<BrandBody>(owner, 'POST', '/api/brands', {
      name: 'Harbour House',
      palette: { primary: '#c8102e', ground: '#101820' },
      logos: [{ mediaId: logo, variant: 'full', ground: 'light' }],
      isDefault: true,
    });
    await call(owner, 'POST', `/api/brands/${brand.id}/publish`);

    const { group } = await call<CreatedJobBody>(owner, 'POST', '/api/jobs', {
      preset: 'roulette',
      prompt: 'An evening at the harbour, with dinner and music',
      words: { headline: 'Harbour evening' },
      shapes: ['16:9', '9:16', '1:1'],
      fps: 24,
      duration: 6,
      shots,
    });
    const jobs = group ?? [];
    expect(jobs.map(({ words }) => words.signature)).toEqual(Array(3).fill('Harbour House'));
    for (const { id, moderationStatus } of jobs) {
      expect(moderationStatus).toBe('flagged');
      await call(operator, 'POST', `/api/moderation/${id}/approve`);
    }
    const made = async () => {
      const list = await call<JobBody[]>(owner, 'GET', '/api/jobs');
      const failed = list.find(({ error }) => error !== null);
      if (failed) throw new Error(failed.error ?? '');
      return list.map(({ status }) => status);
    };
    await vi.waitFor(async () => expect(await made()).toEqual(Array(3).fill('ready')), {
      timeout: STORY_MS,
      interval: 1_000,
    });

    const addresses: string[] = [];
    for (const { id } of jobs) {
      await call(operator, 'POST', `/api/moderation/${id}/approve`);
      const { url } = await call<{ url: string }>(owner, 'POST', `/api/jobs/${id}/share`, {});
      addresses.push(new URL(url).pathname);
    }
    const statuses = async () => {
      const answers = await Promise.all(addresses.map((path) => api.app.inject(path)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200, 200]);

    api.clock.advance(2 * DAY_MS);
    expect(await statuses()).toEqual([410, 410, 410]);
  },
  STORY_MS,
);
