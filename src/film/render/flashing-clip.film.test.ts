import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MediaId } from '#domain/ids.ts';
import { chooseBackend } from '#film/encode/choose-backend.ts';
import type { FilmMedia } from '#film/film-media.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { renderFilm } from '#film/render/render-film.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const SIZE = { width: 128, height: 72 };
const FPS = 24;
const SECONDS = 2;

const CLIP: FilmMedia = {
  mediaId: 'strobe' as MediaId,
  kind: 'clip',
  sha256: 'ab'.repeat(32),
  ...SIZE,
  seconds: SECONDS,
  sourceType: null,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashing-clip-'));
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

it('a film of an own clip that flashes is made with the clip held back', async () => {
  const path = join(folder, 'strobe.mp4');
  await encodeStrobe(path);
  const order = {
    ...exampleOrder({ fps: FPS }),
    shots: [{ source: 'media', media: CLIP }] as const,
  };
  const film = await renderFilm(order, {
    workFolder: join(folder, 'work'),
    outputFolder: join(folder, 'out'),
    mediaFiles: { [CLIP.mediaId]: path },
  });
  expect(film.proof.flashes?.generalPerSecond).toBeLessThanOrEqual(3);
});
