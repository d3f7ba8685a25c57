import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';
import { openClipReader } from '#film/clips/clip-reader.ts';
import type { Planes } from '#film/picture/planes.ts';
import { readClipFacts } from '#film/clips/read-clip-facts.ts';

/** 32 frames at 16 a second, with B-frames, each six levels brighter than the one before. */
const BRIGHTER = fileURLToPath(
  new URL('../../../tests/fixtures/clips/brighter-each-frame.mp4', import.meta.url),
);

const indexIn = ({ y }: Planes): number => Math.round(((y.bytes[700] ?? 0) - 16) / 6);

test('shows the frame of each moment, forwards and backwards, B-frames or not', async () => {
  const reader = await openClipReader(BRIGHTER);
  const seen: number[] = [];
  for (let frame = 0; frame < 32; frame += 1) {
    seen.push(indexIn(await reader.pictureAt(frame / 16)));
  }
  expect(seen).toEqual(Array.from({ length: 32 }, (_, index) => index));
  expect(indexIn(await reader.pictureAt(0.5))).toBe(8);
  expect(indexIn(await reader.pictureAt(99))).toBe(31);
  expect(indexIn(await reader.pictureAt(0))).toBe(0);
  reader.close();
});

test('refuses what is no video', async () => {
  const text = fileURLToPath(import.meta.url);
  await expect(openClipReader(text)).rejects.toMatchObject({ reason: 'pictureFailed' });
  expect(await readClipFacts(text)).toBeNull();
  expect(await readClipFacts(BRIGHTER)).toEqual({ width: 64, height: 36, seconds: 2 });
});
