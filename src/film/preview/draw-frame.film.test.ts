import { fileURLToPath } from 'node:url';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawFrame } from '#film/preview/draw-frame.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const order = exampleOrder();
const request = { order, frameIndex: 40, mediaFiles: {} };

test('draws what a model’s clip begins with: the studio’s frame of that shot, without words', async () => {
  const plain = await drawFrame(request);
  const { width, height } = await loadImage(plain);
  expect([width, height]).toEqual([284, 160]);
  const ofModel = {
    ...order,
    shots: [{ source: 'model' }, { source: 'model' }] as const,
    words: { ...order.words, headline: 'Golden Roulette' },
  };
  expect(Buffer.compare(await drawFrame({ ...request, order: ofModel }), plain)).toBe(0);
});

const BLUER = [-1, 0, 1, 0];

/** How much bluer than red a picture is. */
async function blueOf(png: Uint8Array): Promise<number> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const sum = data.reduce((total, value, at) => total + value * (BLUER[at % 4] ?? 0), 0);
  return sum / (data.length / 4);
}

test('begins a model’s film on the game, with its landscape outside', async () => {
  const landscape = { kind: 'sea', time: 'day' } as const;
  const outside = { ...order, look: { ...order.look, landscape } };
  const shots = [{ source: 'model' }, { source: 'model' }, { source: 'model' }] as const;
  const blueAt = async (frameIndex: number, film: typeof order) =>
    blueOf(await drawFrame({ ...request, frameIndex, order: film }));
  expect(await blueAt(0, { ...outside, shots })).toBeLessThan(-20);
  const last = 110;
  expect(await blueAt(last, { ...outside, shots })).toBeGreaterThan(
    (await blueAt(last, { ...order, shots })) + 5,
  );
});

test('says what is wrong, and stops when nobody waits', async () => {
  const media = { source: 'media', media: { mediaId: 'gone', kind: 'image' } };
  const broken = { ...order, shots: [media, media] as never };
  await expect(drawFrame({ ...request, order: broken })).rejects.toMatchObject({
    reason: 'pictureFailed',
    message: 'A photo or clip is missing.',
  });
  await expect(drawFrame(request, AbortSignal.abort())).rejects.toMatchObject({
    reason: 'cancelled',
  });
});

test('is cut to the size of the clip, and goes on where a clip ends', async () => {
  const sizeOf = async (png: Uint8Array) => {
    const { width, height } = await loadImage(png);
    return [width, height];
  };
  expect(await sizeOf(await drawFrame({ ...request, size: { width: 160, height: 88 } }))).toEqual([
    160, 88,
  ]);
  const clipPath = fileURLToPath(
    new URL('../../../tests/fixtures/clips/brighter-each-frame.mp4', import.meta.url),
  );
  const size = { width: 64, height: 36 };
  const lumaAfter = async (filledSeconds: number) => {
    const image = await loadImage(await drawFrame({ clipPath, filledSeconds, size }));
    const context = createCanvas(64, 36).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(32, 18, 1, 1).data[1] ?? 0;
  };
  const [half, whole] = [await lumaAfter(1), await lumaAfter(2)];
  expect(whole - half).toBeGreaterThan(80);
});
