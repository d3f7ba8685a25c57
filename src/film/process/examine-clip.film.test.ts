import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';
import { examinePicture, type PictureFault } from '#film/clips/examine-picture.ts';
import { examineClip } from '#film/process/examine-clip.ts';
import { clipFile, type ClipPaint } from '#tests/support/model-servers/clip-file.ts';

const PAINT = { width: 128, height: 72, seconds: 2, fps: 16, luma: 90 };
const WANTED = { size: { width: 1280, height: 720 }, filledSeconds: 2 };

async function delivered(paint: Partial<ClipPaint>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'examined-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const clipPath = join(folder, 'clip.mp4');
  await writeFile(clipPath, await clipFile({ ...PAINT, ...paint }));
  return clipPath;
}

test.each<[string, Partial<ClipPaint>, PictureFault | null]>([
  ['moves', {}, null],
  ['moves in the dark', { luma: 20 }, null],
  ['is a little short, and slowed down', { seconds: 1.5 }, null],
  ['is black', { luma: 16, isStill: true }, 'black'],
  ['does not move', { isStill: true }, 'frozen'],
  ['is much too short', { seconds: 1 }, 'wrong_length'],
  ['is upright', { width: 72, height: 128 }, 'wrong_shape'],
  ['is cut as models cut', { width: 128, height: 70 }, null],
])('a clip that %s', async (_, paint, fault) => {
  expect(await examinePicture({ ...WANTED, clipPath: await delivered(paint) })).toBe(fault);
});

test('a clip that cannot be decoded is torn', async () => {
  const clipPath = await delivered({});
  const bytes = await readFile(clipPath);
  const start = bytes.indexOf('mdat') + 8;
  bytes.fill(0xff, start, Math.min(bytes.length, start + 400));
  await writeFile(clipPath, bytes);
  expect(await examinePicture({ ...WANTED, clipPath })).toBe('torn');
});

test('is looked at in a process of its own', async () => {
  const clipPath = await delivered({ isStill: true });
  expect(await examineClip({ ...WANTED, clipPath })).toBe('frozen');
});
