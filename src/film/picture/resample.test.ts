import { expect, test } from 'vitest';
import type { Plane } from '#film/picture/planes.ts';
import { resample } from '#film/picture/resample.ts';

const planeOf = (width: number, height: number, at: (x: number, y: number) => number): Plane => ({
  bytes: Uint8Array.from({ length: width * height }, (_, k) =>
    at(k % width, Math.floor(k / width)),
  ),
  width,
  height,
  stride: width,
});
const empty = (width: number, height: number) => planeOf(width, height, () => 0);

test('copies what has the right size', () => {
  const source = planeOf(8, 8, (x, y) => x * 20 + y);
  const target = empty(4, 4);
  resample(source, { left: 2, top: 3, width: 4, height: 4 }, target);
  expect([...target.bytes.subarray(0, 4)]).toEqual([43, 63, 83, 103]);
});

test('keeps an even plane even, and a slope a slope, up to the edges', () => {
  const even = empty(12, 10);
  resample(
    planeOf(5, 4, () => 130),
    { left: 0, top: 0, width: 5, height: 4 },
    even,
  );
  expect(new Set(even.bytes)).toEqual(new Set([130]));
  const slope = empty(20, 2);
  resample(
    planeOf(10, 2, (x) => x * 20),
    { left: 0, top: 0, width: 10, height: 2 },
    slope,
  );
  const row = [...slope.bytes.subarray(0, 20)];
  expect(row).toEqual(row.toSorted((a, b) => a - b));
  expect(row[10]).toBeGreaterThan(85);
  expect(row[10]).toBeLessThan(105);
});

test('finest detail that is made smaller is grey wherever it moves: nothing shimmers', () => {
  const board = planeOf(64, 64, (x, y) => ((x + y) % 2) * 255);
  for (const offset of [0, 0.25, 0.5, 0.9]) {
    const target = empty(12, 12);
    resample(board, { left: 8 + offset, top: 8, width: 30, height: 30 }, target);
    for (const value of target.bytes) expect(Math.abs(value - 127)).toBeLessThan(6);
  }
});
