import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createCanvas, loadImage } from '@napi-rs/canvas';

import { fontFor } from '#film/overlay/fonts/font-library.ts';
import { openBackend } from '#film/encode/choose-backend.ts';
import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';

export interface ClipPaint {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly fps: number;
  /** Its content: one shade of grey, and a bar that moves across it. */
  readonly luma: number;
  /** Without the bar. */
  readonly isStill?: boolean;
  /** Letters on a board in its middle. */
  readonly sign?: string;
  /** A PNG that it starts with and moves away from, instead of the grey. */
  readonly start?: Buffer;
}

const made = new Map<string, Promise<Buffer>>();

/**
 * A real video of one shade of grey, which distinguishes the clips of different orders, or of the
 * order's start frame.
 */
export function clipFile(paint: ClipPaint): Promise<Buffer> {
  const { start, ...shape } = paint;
  const key = JSON.stringify([shape, start && hash('sha256', start)]);
  const known = made.get(key) ?? encode(paint);
  made.set(key, known);
  return known;
}

/** 48 to 207, by seed: different enough to be distinguished after two encodings. */
export function lumaOf(seed: number): number {
  return 48 + (seed % 11) * 16;
}

async function encode(paint: ClipPaint): Promise<Buffer> {
  const { width, height, seconds, fps } = paint;
  const folder = await mkdtemp(join(tmpdir(), 'casinoreel-clip-'));
  const path = join(folder, 'clip.mp4');
  const encoder = (await openBackend('webcodecs')).videoFile(path);
  const size = { width, height };
  await encoder.start({ size, fps, bitsPerSecond: 400_000 });
  const start = paint.sign === undefined ? paint.start : boardWith(paint.sign, paint);
  const frameAt = start ? await pushIn(paint, start) : movingBar(paint);
  const frameCount = Math.round(seconds * fps);
  for (let index = 0; index < frameCount; index += 1) {
    await encoder.encodeFrame(frameAt(index / frameCount));
  }
  await encoder.finish();
  const bytes = await readFile(path);
  await rm(folder, { recursive: true, force: true });
  return bytes;
}

type FrameAt = (part: number) => Uint8Array;

function movingBar({ width, height, luma, isStill = false }: ClipPaint): FrameAt {
  const frame = new Uint8Array(i420ByteLength({ width, height })).fill(128);
  const bar = Math.max(2, Math.round(width / 8));
  return (part) => {
    const left = Math.round(part * (width - bar));
    frame.fill(luma, 0, width * height);
    if (isStill) return frame;
    for (let row = 0; row < height; row += 1) {
      frame.fill(luma + 40, row * width + left, row * width + left + bar);
    }
    return frame;
  };
}

function boardWith(sign: string, { width, height, luma }: ClipPaint): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = `rgb(${luma}, ${luma}, ${luma})`;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffe9b0';
  context.textAlign = 'center';
  context.font = fontFor('heavy', Math.round(height / 8), sign);
  context.fillText(sign, width / 2, height / 2);
  return canvas.toBuffer('image/png');
}

/** A camera that moves into the picture, with a white mark that the studio never draws. */
async function pushIn({ width, height }: ClipPaint, start: Buffer): Promise<FrameAt> {
  const picture = await loadImage(start);
  const context = createCanvas(width, height).getContext('2d');
  const frame = new Uint8Array(i420ByteLength({ width, height }));
  return (part) => {
    const grown = 1 + 0.3 * part;
    const [w, h] = [width * grown, height * grown];
    context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
    context.fillStyle = '#fff';
    context.fillRect(0, height / 4, width / 16, height / 2);
    const { data } = context.getImageData(0, 0, width, height);
    rgbaToI420(new Uint8Array(data.buffer), { width, height }, frame);
    return frame;
  };
}
