import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openBackend } from '#film/encode/choose-backend.ts';
import { i420ByteLength } from '#film/picture/i420.ts';

export interface ClipPaint {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly fps: number;
  /** What it shows: one grey for all of it. */
  readonly luma: number;
}

const made = new Map<string, Promise<Buffer>>();

/** A real video of one grey, which tells an order's clip from every other's. */
export function clipFile(paint: ClipPaint): Promise<Buffer> {
  const key = JSON.stringify(paint);
  const known = made.get(key) ?? encode(paint);
  made.set(key, known);
  return known;
}

/** 48 to 207, by seed: far enough apart to be told from each other after two encodings. */
export function lumaOf(seed: number): number {
  return 48 + (seed % 11) * 16;
}

async function encode({ width, height, seconds, fps, luma }: ClipPaint): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'casinoreel-clip-'));
  const path = join(folder, 'clip.mp4');
  const encoder = (await openBackend('webcodecs')).videoFile(path);
  const size = { width, height };
  await encoder.start({ size, fps, bitsPerSecond: 400_000 });
  const frame = new Uint8Array(i420ByteLength(size)).fill(128);
  frame.fill(luma, 0, width * height);
  for (let index = 0; index < Math.round(seconds * fps); index += 1) {
    await encoder.encodeFrame(frame);
  }
  await encoder.finish();
  const bytes = await readFile(path);
  await rm(folder, { recursive: true, force: true });
  return bytes;
}
