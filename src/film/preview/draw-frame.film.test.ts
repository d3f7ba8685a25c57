import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawFrame } from '#film/preview/draw-frame.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const order = exampleOrder();
const request = { order, frameIndex: 40, mediaFiles: {} };

test('draws what a model’s clip begins with: the studio’s frame of that shot, without words', async () => {
  const plain = await drawFrame(request);
  const { width, height } = await loadImage(plain);
  expect([width, height]).toEqual([284, 160]);
  const ofModel = { ...order, shots: [{ source: 'model' }, { source: 'model' }] as const };
  expect(Buffer.compare(await drawFrame({ ...request, order: ofModel }), plain)).toBe(0);
  const otherwise = { ...order, words: { ...order.words, headline: 'Golden Roulette' } };
  expect(Buffer.compare(await drawFrame({ ...request, order: otherwise }), plain)).toBe(0);
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
