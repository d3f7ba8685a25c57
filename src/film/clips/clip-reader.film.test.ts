import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';
import { openClipReader } from '#film/clips/clip-reader.ts';
import type { VideoFrame } from '#film/web-codecs.ts';
import { readClipFacts } from '#film/clips/read-clip-facts.ts';

/** 32 frames at 16 a second, with B-frames, each six levels brighter than the one before. */
const BRIGHTER = fileURLToPath(
  new URL('../../../tests/fixtures/clips/brighter-each-frame.mp4', import.meta.url),
);

async function indexIn(frame: VideoFrame): Promise<number> {
  const bytes = new Uint8Array(frame.allocationSize());
  await frame.copyTo(bytes);
  return Math.round(((bytes[700] ?? 0) - 16) / 6);
}

test('shows the frame of each moment, forwards and backwards, B-frames or not', async () => {
  const reader = await openClipReader(BRIGHTER);
  const seen: number[] = [];
  for (let frame = 0; frame < 32; frame += 1) {
    seen.push(await indexIn(await reader.frameAt(frame / 16)));
  }
  expect(seen).toEqual(Array.from({ length: 32 }, (_, index) => index));
  expect(await indexIn(await reader.frameAt(0.5))).toBe(8);
  expect(await indexIn(await reader.frameAt(99))).toBe(31);
  expect(await indexIn(await reader.frameAt(0))).toBe(0);
  reader.close();
});

test('refuses what is no video', async () => {
  const text = fileURLToPath(import.meta.url);
  await expect(openClipReader(text)).rejects.toMatchObject({ reason: 'pictureFailed' });
  expect(await readClipFacts(text)).toBeNull();
  expect(await readClipFacts(BRIGHTER)).toEqual({ width: 64, height: 36, seconds: 2 });
});
