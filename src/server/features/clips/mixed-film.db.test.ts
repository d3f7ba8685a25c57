/**
 * One story with real processes: two shots drawn by the studio, one made by a model from the
 * studio's frame, and an own photo.
 */
import { join } from 'node:path';

import { loadImage, createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { openClipReader } from '#film/clips/clip-reader.ts';
import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';
import { planesOf, type Planes } from '#film/picture/planes.ts';
import { examineClip } from '#film/process/examine-clip.ts';
import { drawFrame } from '#film/preview/draw-frame.ts';
import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import { createStudioFilmMaker } from '#server/features/jobs/rendering/studio-film-maker.ts';
import { clips } from '#server/platform/database/schema/clips.ts';
import { jobFiles } from '#server/platform/database/schema/jobs.ts';
import { fetchFile, hashOf } from '#server/platform/storage/fetch-file.ts';
import { addOwnFile, photoOf } from '#tests/support/media/own-files.ts';
import {
  engineVariables,
  startModelServer,
  type ModelServerProcess,
} from '#tests/support/model-servers/start-model-server.ts';
import { signUpOperator } from '#tests/support/people.ts';
import { startFilming } from '#tests/support/start-filming.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { openTestPlatform } from '#tests/support/test-platform.ts';

const STORY_MS = 600_000;
const SIZE = { width: 640, height: 352 };
const SHOTS = ['studio', 'model', 'media', 'studio'];

const studio = createStudioFilmMaker(null);
const smallFilms: FilmMaker = {
  makeFilm: (order, options) => studio.makeFilm({ ...order, shortSidePixels: 180 }, options),
};

let model: ModelServerProcess;
let api: TestApi;
let stop: () => Promise<void>;

beforeAll(async () => {
  model = await startModelServer('openai-videos');
  const sizes = { '16:9': SIZE, '9:16': SIZE, '1:1': SIZE };
  const variables = engineVariables('openai-videos', model.url, { frames: 'start', sizes });
  api = await openTestApi(await openTestPlatform('embedded', variables));
  stop = await startFilming(api, smallFilms, { drawFrame, examineClip });
});
afterAll(async () => {
  await stop();
  await api.close();
  model.kill();
});

it(
  'makes a film of studio, model and own photo, with the model’s clip from the studio’s frame',
  async () => {
    const operator = await signUpOperator(api);
    const { token, ...owner } = await api.signUp({ credits: 550 });
    const mediaId = await addOwnFile(api, { token, ...owner }, { file: await photoOf('#2040c0') });
    const shots = SHOTS.map((source) => (source === 'media' ? { source, mediaId } : { source }));
    const body = {
      preset: 'roulette',
      prompt: 'A golden night at the wheel, with dinner and music',
      words: { headline: 'Harbour evening', callToAction: 'Reserve a table' },
      fps: 24,
      duration: 10,
      seed: 5,
      shots,
    };
    const made = await api.call('POST', '/api/jobs', { token, body });
    const id = made.json<JobBody>().id as JobId;
    // The photo is new, so the operator reviews it first.
    await api.call('POST', `/api/moderation/${id}/approve`, { token: operator.token });
    await vi.waitFor(
      async () => {
        const result = await api.call('POST', `/api/jobs/${id}/check-status`, { token });
        const { status, error } = result.json<JobBody>();
        if (status === 'failed') throw new Error(error ?? '');
        expect(status).toBe('ready');
      },
      { timeout: STORY_MS, interval: 1_000 },
    );

    const rows = await api.db.select().from(clips).where(eq(clips.jobId, id));
    const [clip] = rows;
    expect(rows).toHaveLength(1);
    if (!clip?.images?.start) throw new Error('The clip began with no frame');
    const { orders } = await model.happenings();
    expect(orders.map(({ fields }) => fields?.['input_reference'])).toEqual([
      expect.stringMatching(/^start\.png, image\/png, \d{5,} bytes$/),
    ]);

    const first = (clip.firstFrame ?? 0) / 24;
    const film = await openClipReader(await filmOf(id));
    const picture = async (seconds: number) => film.pictureAt(seconds);
    const began = await planesOfPng(await keptFile(clip.images.start));
    const [modelShot, photo] = [
      // After the headline has disappeared.
      await picture(first + 0.2),
      await picture(first + clip.frameCount / 24 + 1),
    ];
    const [before, endCard] = [await picture(first - 0.1), await picture(film.seconds - 0.5)];
    // The white bar at the left edge is the model's own; the rest matches the frame drawn by the
    // studio.
    expect(lumaAt(modelShot, 0.02, 0.5)).toBeGreaterThan(200);
    for (const other of [before, photo, endCard])
      expect(lumaAt(other, 0.02, 0.5)).toBeLessThan(160);
    expect(likeness(modelShot, began)).toBeGreaterThan(0.8);
    expect(likeness(modelShot, before)).toBeLessThan(likeness(modelShot, began));
    expect(blueOf(photo)).toBeGreaterThan(blueOf(modelShot) + 20);
    film.close();
  },
  STORY_MS,
);

async function filmOf(id: JobId): Promise<string> {
  const [files] = await api.db.select().from(jobFiles).where(eq(jobFiles.jobId, id));
  if (!files) throw new Error('There is no film');
  return join(api.config.data.folder, 'media', files.videoKey);
}

async function keptFile({ key, sha256 }: { key: string; sha256: string }): Promise<string> {
  const path = join(api.config.data.folder, 'start.png');
  await fetchFile(api.storage, { key, sha256, path }, AbortSignal.timeout(10_000));
  expect(await hashOf(path)).toBe(sha256);
  return path;
}

async function planesOfPng(path: string): Promise<Planes> {
  const image = await loadImage(path);
  const size = { width: image.width, height: image.height };
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const frame = new Uint8Array(i420ByteLength(size));
  rgbaToI420(new Uint8Array(data.buffer), size, frame);
  return planesOf(frame, size);
}

function lumaAt({ y }: Planes, across: number, down: number): number {
  const [column, row] = [Math.floor(y.width * across), Math.floor(y.height * down)];
  return y.bytes[row * y.stride + column] ?? 0;
}

function blueOf({ u }: Planes): number {
  const at = Math.floor(u.height / 3) * u.stride + Math.floor(u.width / 2);
  return u.bytes[at] ?? 0;
}

/**
 * How similar two pictures are apart from their text: the correlation of brightness in a coarse
 * grid.
 */
function likeness(one: Planes, other: Planes): number {
  const grid = (planes: Planes) =>
    Array.from({ length: 96 }, (_, k) =>
      lumaAt(planes, 0.12 + (k % 12) * 0.065, 0.05 + (k >> 3) * 0.03),
    );
  const centred = (values: number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [a, b] = [centred(grid(one)), centred(grid(other))];
  const dot = (left: number[], right: number[]) =>
    left.reduce((sum, value, k) => sum + value * (right[k] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}
