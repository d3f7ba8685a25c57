import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { proofProblems } from '#domain/proof/film-proof.ts';
import type { MediaId } from '#domain/ids.ts';
import type { FilmMedia, FilmShotSource, MediaFiles } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { openFilmPicture } from '#film/media/film-picture.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { digitalSourceTypeAddress } from '#film/provenance/digital-source-type.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';
import { renderFilm } from '#film/render/render-film.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const CLIP = join(import.meta.dirname, '../../../tests/fixtures/clips/brighter-each-frame.mp4');
const PHOTO = { width: 400, height: 300 };
/** Of its four quarters, row by row. */
const QUARTERS = ['#c03030', '#30a040', '#3050b0', '#d0c060'] as const;

let folder = '';
let mediaFiles: MediaFiles = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-of-media-'));
  const canvas = createCanvas(PHOTO.width, PHOTO.height);
  const context = canvas.getContext('2d');
  QUARTERS.forEach((color, k) => {
    context.fillStyle = color;
    context.fillRect((k % 2) * 200, Math.floor(k / 2) * 150, 200, 150);
  });
  const path = join(folder, 'a photo of Jane Doe.jpg');
  await writeFile(path, canvas.toBuffer('image/jpeg', 95));
  mediaFiles = { ['photo' as MediaId]: path, ['clip' as MediaId]: CLIP };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const photo: FilmMedia = {
  mediaId: 'photo' as MediaId,
  kind: 'image',
  sha256: 'ab'.repeat(32),
  ...PHOTO,
  seconds: null,
  sourceType: 'digitalCapture',
};
const clip: FilmMedia = {
  ...photo,
  mediaId: 'clip' as MediaId,
  kind: 'clip',
  width: 64,
  height: 36,
  seconds: 2,
  sourceType: null,
};
const media = (one: FilmMedia): FilmShotSource => ({ source: 'media', media: one });
const STUDIO: FilmShotSource = { source: 'studio' };

function ordering(shots: readonly FilmShotSource[], controls: Partial<FilmOrder['controls']> = {}) {
  const order = exampleOrder(controls);
  return { ...order, words: { ...order.words, lines: [] }, shots };
}

async function framesOf(order: FilmOrder, indices: readonly number[]): Promise<Uint8Array[]> {
  const storyboard = planStoryboard(order);
  const picture = openFilmPicture(storyboard, { modelPicture: null, mediaFiles });
  const frames: Uint8Array[] = [];
  for (const index of indices) {
    const frame = new Uint8Array(i420ByteLength(storyboard.size));
    await picture.renderFrame(index, frame);
    frames.push(frame);
  }
  picture.close();
  return frames;
}

async function frameOf(order: FilmOrder, frameIndex: number): Promise<Uint8Array> {
  const [frame] = await framesOf(order, [frameIndex]);
  return frame ?? new Uint8Array();
}

function meanOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, value) => sum + value, 0) / bytes.length;
}

const middleOf = (order: FilmOrder, index: number): number => {
  const shot = cutOnBeats(planStoryboard(order)).shots[index];
  return shot ? shot.firstFrame + Math.floor(shot.frameCount / 2) : 0;
};

describe('a film of photos and clips alone', () => {
  const order = ordering([media(photo), media(clip)]);

  it('shows the photo, in the look of the film', async () => {
    const frame = await frameOf(order, middleOf(order, 0));
    const [width, height] = [284, 160];
    const luma = (x: number, y: number) =>
      frame[Math.round(y * height) * width + Math.round(x * width)] ?? 0;
    const [red, green, blue, yellow] = [
      luma(0.2, 0.25),
      luma(0.8, 0.25),
      luma(0.2, 0.75),
      luma(0.8, 0.75),
    ];
    expect(yellow).toBeGreaterThan(green + 30);
    expect(green).toBeGreaterThan(red + 10);
    expect(red).toBeGreaterThan(blue - 10);
    const chroma = (plane: 0 | 1, x: number, y: number) =>
      frame[
        width * height * (1 + plane / 4) +
          Math.floor((y * height) / 2) * (width / 2) +
          Math.floor((x * width) / 2)
      ] ?? 0;
    expect(chroma(1, 0.2, 0.25)).toBeGreaterThan(165);
    expect(chroma(0, 0.2, 0.75)).toBeGreaterThan(155);
    expect(meanOf(frame.subarray(0, width * height))).toBeGreaterThan(50);
  });

  it('moves slowly over it, and not at all where the camera is static', async () => {
    const start = await frameOf(order, 1);
    const later = await frameOf(order, 20);
    expect(later).not.toEqual(start);
    const still = ordering([media(photo), media(clip)], { cameraMotion: 'static' });
    expect(await frameOf(still, 20)).toEqual(await frameOf(still, 1));
  });

  it('plays the clip: each of its frames is brighter than the one before', async () => {
    const { shots } = cutOnBeats(planStoryboard(order));
    const first = shots.findIndex(
      ({ source }) => source.source === 'media' && source.media.kind === 'clip',
    );
    const start = shots[first]?.firstFrame ?? 0;
    const early = meanOf((await frameOf(order, start + 2)).subarray(0, 284 * 160));
    const late = meanOf((await frameOf(order, start + 26)).subarray(0, 284 * 160));
    expect(late).toBeGreaterThan(early + 20);
  });

  it('is labelled, proven, and names its parts by id and hash', async () => {
    const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
    const film = await renderFilm(order, {
      workFolder: join(folder, 'work'),
      outputFolder: join(folder, 'out'),
      credentials,
      mediaFiles,
    });
    expect(proofProblems(film.proof)).toEqual([]);
    expect(film.digitalSourceType).toBe('compositeSynthetic');
    const reading = await readProvenance(film.videoPath, [credentials.anchorPem]);
    expect(reading.validation).toBe('trusted');
    expect(reading.manifest?.ingredients.map(({ title }) => title)).toEqual(['photo', 'clip']);
    const placed = reading.manifest?.actions.filter(({ action }) => action === 'c2pa.placed');
    expect(placed?.map(({ digitalSourceType }) => digitalSourceType)).toEqual([
      digitalSourceTypeAddress('digitalCapture'),
      undefined,
    ]);
    expect(JSON.stringify(reading)).not.toContain('Jane');
  });
});

test('one photo leaves the frames of the studio’s other shots as they are', async () => {
  const plain = exampleOrder();
  const mixed = { ...plain, shots: [STUDIO, media(photo)] };
  const { shots } = planStoryboard(mixed);
  expect(shots.map(({ source }) => source.source)).toEqual(['studio', 'media', 'studio']);
  const [first, second, third] = await framesOf(
    plain,
    [0, 1, 2].map((index) => middleOf(plain, index)),
  );
  const frames = await framesOf(mixed, [
    middleOf(plain, 0),
    middleOf(mixed, 1),
    middleOf(plain, 2),
  ]);
  expect(frames[0]).toEqual(first);
  expect(frames[1]).not.toEqual(second);
  expect(frames[2]).toEqual(third);
});

test('a film of the studio with one clip of a model is made, and says so', async () => {
  const order: FilmOrder = { ...exampleOrder({ fps: 24 }), shots: [STUDIO, { source: 'model' }] };
  const [, shot] = cutOnBeats(planStoryboard(order)).shots;
  const film = await renderFilm(order, {
    workFolder: join(folder, 'model-work'),
    outputFolder: join(folder, 'model-out'),
    modelPicture: {
      engine: 'fake',
      model: 'wan2.2',
      clips: [{ path: CLIP, sha256: '', frameCount: shot?.frameCount ?? 0 }],
      sound: 'model',
    },
  });
  expect(film).toMatchObject({ frameCount: 120 });
  expect(film.digitalSourceType).toBe('compositeWithTrainedAlgorithmicMedia');
});
