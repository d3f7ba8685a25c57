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
