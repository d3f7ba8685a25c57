import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';
import { createCanvas } from '@napi-rs/canvas';
import { examinePicture, type PictureFault } from '#film/clips/examine-picture.ts';
import { fontFor } from '#film/overlay/fonts/font-library.ts';
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
  const look = await examinePicture({ ...WANTED, clipPath: await delivered(paint) });
  expect(look).toEqual({ fault, lettersAt: null });
});

test('a clip that cannot be decoded is torn', async () => {
  const clipPath = await delivered({});
  const bytes = await readFile(clipPath);
  const start = bytes.indexOf('mdat') + 8;
  bytes.fill(0xff, start, Math.min(bytes.length, start + 400));
  await writeFile(clipPath, bytes);
  expect(await examinePicture({ ...WANTED, clipPath })).toEqual({ fault: 'torn', lettersAt: null });
});

test('is looked at in a process of its own', async () => {
  const clipPath = await delivered({ isStill: true });
  expect(await examineClip({ ...WANTED, clipPath })).toMatchObject({ fault: 'frozen' });
});

describe('letters', () => {
  const SIGNED = { width: 640, height: 352 };
  const png = async (sign?: string) => {
    const canvas = createCanvas(640, 352);
    const context = canvas.getContext('2d');
    context.fillStyle = '#303040';
    context.fillRect(0, 0, 640, 352);
    context.fillStyle = '#ffffff';
    context.font = fontFor('heavy', 60, 'GRAND HOTEL');
    if (sign !== undefined) context.fillText(sign, 60, 200);
    return canvas.encode('png');
  };

  test.each(['JACKPOT', 'CASSIIO RQYAIE', 'КАЗИНО'])('are seen as %s', async (sign) => {
    const clipPath = await delivered({ ...SIGNED, sign });
    const { fault, lettersAt } = await examineClip({ ...WANTED, clipPath });
    expect(fault).toBeNull();
    expect(lettersAt).toBeGreaterThan(0);
    expect(lettersAt).toBeLessThan(2);
  });

  test('are not seen where there are none', async () => {
    const clipPath = await delivered(SIGNED);
    expect(await examineClip({ ...WANTED, clipPath })).toEqual({ fault: null, lettersAt: null });
  });

  test('that it began with are not its own', async () => {
    const clipPath = await delivered({ ...SIGNED, sign: 'GRAND HOTEL' });
    const lettersAfter = async (start: Uint8Array) =>
      (await examineClip({ ...WANTED, clipPath, madeFrom: [start] })).lettersAt;
    expect(await lettersAfter(await png())).not.toBeNull();
    expect(await lettersAfter(await png('GRAND HOTEL'))).toBeNull();
  });
});
