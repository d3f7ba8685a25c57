import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashKernelSource, INK_KERNEL } from '../../../../scripts/build-kernel/kernel-source.ts';
import { Ink } from './ink.ts';

const size = { width: 70, height: 40 };
const LUMA_BYTES = size.width * size.height;
const noise = (index: number) => (Math.imul(index + 1, 2_654_435_761) >>> 8) % 256;

/** Premultiplied pixels of every alpha, half of them empty. */
function pixels(width: number, height: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = noise(at) % 2 === 0 ? 0 : noise(at * 3);
    rgba.set(
      [1, 2, 3].map((k) => Math.floor((noise(at + k) * alpha) / 255)),
      at,
    );
    rgba[at + 3] = alpha;
  }
  return rgba;
}

function frameOf(value: (index: number) => number): Uint8Array {
  return Uint8Array.from({ length: (LUMA_BYTES * 3) / 2 }, (_, index) => value(index));
}

function changed(frame: Uint8Array, change: (ink: Ink) => void): Uint8Array {
  const ink = new Ink(size);
  const result = frame.slice();
  ink.take(result);
  change(ink);
  ink.give(result);
  return result;
}

test('ink is laid over luma by its alpha, in BT.709, and cut off at the edges of the frame', () => {
  const place = { x: 30, y: 14 };
  const rgba = pixels(48, 32);
  const before = frameOf(noise);
  const after = changed(before, (ink) => ink.blend(ink.sprite(rgba, 48, 32), place));
  for (let index = 0; index < LUMA_BYTES; index += 1) {
    const x = (index % size.width) - place.x;
    const y = Math.floor(index / size.width) - place.y;
    const isInside = x >= 0 && x < 48 && y >= 0 && y < 32;
    const [r = 0, g = 0, b = 0, a = 0] = isInside ? rgba.subarray((y * 48 + x) * 4) : [];
    const ink = (0.2126 * r + 0.7152 * g + 0.0722 * b) * (219 / 255) + (16 * a) / 255;
    const expected = ink + ((before[index] ?? 0) * (255 - a)) / 255;
    expect(Math.abs((after[index] ?? 0) - expected)).toBeLessThan(1.1);
  }
});

test('colour is laid over at half size', () => {
  const red = new Uint8Array(16 * 16 * 4)
    .fill(255)
    .map((_, at) => (at % 4 === 0 || at % 4 === 3 ? 255 : 0));
  const after = changed(
    frameOf(() => 128),
    (ink) => ink.blend(ink.sprite(red, 16, 16), { x: 4, y: 4 }),
  );
  const chroma = (plane: number, x: number, y: number) =>
    after[LUMA_BYTES + (plane * LUMA_BYTES) / 4 + y * (size.width / 2) + x];
  expect([chroma(0, 2, 2), chroma(1, 2, 2)]).toEqual([102, 240]);
  expect([chroma(0, 1, 2), chroma(1, 10, 9)]).toEqual([128, 128]);
});

test('a shade holds down what is bright, colours with it, and leaves the dark as it is', () => {
  const mask = new Uint8Array(48 * 32).map((_, at) => (at % 48 < 24 ? 255 : 0));
  const place = { x: 30, y: 14, strength: 1 };
  const before = frameOf((index) => (index < LUMA_BYTES ? (index % 2 === 0 ? 230 : 30) : 180));
  const after = changed(before, (ink) => ink.shade({ width: 48, height: 32, mask }, place));
  for (let index = 0; index < LUMA_BYTES; index += 1) {
    const x = (index % size.width) - place.x;
    const isShaded = x >= 0 && x < 24 && Math.floor(index / size.width) >= place.y;
    const was = before[index] ?? 0;
    expect(after[index]).toBeLessThanOrEqual(isShaded && was > 78 ? 78 : was);
    expect(after[index]).toBeGreaterThanOrEqual(isShaded ? 30 : was);
  }
  const blue = (x: number, y: number) => after[LUMA_BYTES + y * (size.width / 2) + x] ?? 0;
  expect(blue(16, 8)).toBeGreaterThan(128);
  expect(blue(16, 8)).toBeLessThan(155);
  expect(blue(10, 8)).toBe(180);
});

test('half a shade holds down half as far', () => {
  const shade = { width: 16, height: 16, mask: new Uint8Array(256).fill(255) };
  const white = frameOf(() => 235);
  const fallen = [0, 0.5, 1].map(
    (strength) =>
      235 - (changed(white, (ink) => ink.shade(shade, { x: 0, y: 0, strength }))[0] ?? 0),
  );
  expect(fallen[0]).toBe(0);
  expect(fallen[1]).toBeCloseTo((fallen[2] ?? 0) / 2, -1);
});

test('is made from the source beside it: run npm run build:kernel', () => {
  const recorded = readFileSync(new URL('ink.source-hash', import.meta.url), 'utf8').trim();
  expect(recorded).toBe(hashKernelSource(INK_KERNEL));
});
