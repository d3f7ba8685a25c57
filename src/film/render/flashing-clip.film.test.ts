import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MediaId } from '#domain/ids.ts';
import { chooseBackend } from '#film/encode/choose-backend.ts';
import type { FilmMedia } from '#film/film-media.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { decodeFilm } from '#film/proof/decode-film.ts';
import { renderFilm } from '#film/render/render-film.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const SIZE = { width: 128, height: 72 };
const FPS = 24;
const SECONDS = 3;

const CLIP: FilmMedia = {
  mediaId: 'strobe' as MediaId,
  kind: 'clip',
  sha256: 'ab'.repeat(32),
  ...SIZE,
  seconds: SECONDS,
  sourceType: null,
};

let folder = '';
let strobe = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashing-clip-'));
  strobe = join(folder, 'strobe.mp4');
  await encodeStrobe(strobe);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Two frames black, two white, and so on: six flashes a second. */
async function encodeStrobe(path: string): Promise<void> {
  const encoder = (await chooseBackend()).videoFile(path);
  await encoder.start({ size: SIZE, fps: FPS, bitsPerSecond: 1_000_000 });
  for (let index = 0; index < FPS * SECONDS; index += 1) {
    const frame = new Uint8Array(i420ByteLength(SIZE)).fill(128);
    frame.fill(Math.floor(index / 2) % 2 === 0 ? 16 : 235, 0, SIZE.width * SIZE.height);
    // oxlint-disable-next-line no-await-in-loop -- frames are encoded in order
    await encoder.encodeFrame(frame);
  }
  await encoder.finish();
}

/** The mean luma of the darkest and of the brightest frame of the first two seconds. */
async function lumaOf(
  path: string,
  size: FrameSize,
): Promise<{ darkest: number; brightest: number }> {
  const means: number[] = [];
  await decodeFilm(path, size, ({ y: { bytes } }, frameIndex) => {
    if (frameIndex >= FPS * 2) return;
    means.push(bytes.reduce((sum, level) => sum + level, 0) / bytes.length);
  });
  return { darkest: Math.min(...means), brightest: Math.max(...means) };
}

it('a film of an own clip that flashes is made for nobody', async () => {
  const order = {
    ...exampleOrder({ fps: FPS }),
    shots: [{ source: 'media', media: CLIP }] as const,
  };
  const rendering = renderFilm(order, {
    workFolder: join(folder, 'own-work'),
    outputFolder: join(folder, 'own'),
    mediaFiles: { [CLIP.mediaId]: strobe },
  });
  await expect(rendering).rejects.toMatchObject({
    reason: 'flashes',
    message: expect.stringMatching(/^The finished film flashes too fast\. Flashes: [5-7] in one/),
  });
});

it('a film of a model’s clips that flash is made with their light dimmed', async () => {
  const clip = { path: strobe, sha256: '', frameCount: 60 };
  const stages: string[] = [];
  const film = await renderFilm(exampleOrder({ fps: FPS }), {
    workFolder: join(folder, 'model-work'),
    outputFolder: join(folder, 'model'),
    modelPicture: { engine: 'fake', model: 'wan2.2', clips: [clip, clip], sound: 'studio' },
    onProgress: ({ stage }) => stages.push(stage),
  });
  const { generalPerSecond = Infinity } = film.proof.flashes ?? {};
  expect(generalPerSecond).toBeLessThanOrEqual(3);
  // More than once at the end of the first making: while frames are made anew, too.
  expect(stages.slice(stages.indexOf('checking')).length).toBeGreaterThan(24);
  const { brightest, darkest } = await lumaOf(film.videoPath, film);
  expect(brightest).toBeGreaterThan(60);
  expect(brightest - darkest).toBeGreaterThan(20);
});
