import { expect, test } from 'vitest';
import { toBt709 } from '#film/clips/color-matrix.ts';
import { upright } from '#film/clips/upright.ts';
import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';
import { planesOf, type Planes } from '#film/picture/planes.ts';

const SIZE = { width: 4, height: 2 };

/** Weights of red and blue: BT.601-7 and BT.2020-2. */
const MATRICES = { smpte170m: [0.299, 0.114], bt2020: [0.2627, 0.0593] } as const;

function encoded(rgb: readonly number[], matrix: keyof typeof MATRICES, isFull: boolean): Planes {
  const [kr, kb] = MATRICES[matrix];
  const [r = 0, g = 0, b = 0] = rgb.map((value) => value / 255);
  const luma = kr * r + (1 - kr - kb) * g + kb * b;
  const [cb, cr] = [(b - luma) / (2 * (1 - kb)), (r - luma) / (2 * (1 - kr))];
  const frame = new Uint8Array(i420ByteLength(SIZE));
  frame.fill(Math.round(isFull ? luma * 255 : 16 + luma * 219), 0, 8);
  frame.fill(Math.round(128 + cb * (isFull ? 255 : 224)), 8, 10);
  frame.fill(Math.round(128 + cr * (isFull ? 255 : 224)), 10);
  return planesOf(frame, SIZE);
}

test.each([
  ['smpte170m', false],
  ['smpte170m', true],
  ['bt2020', false],
] as const)(
  'colours of %s (full range: %s) come out as the film means them',
  (matrix, fullRange) => {
    for (const rgb of [
      [200, 30, 40],
      [20, 160, 60],
      [240, 200, 90],
      [128, 128, 128],
    ]) {
      const found = encoded(rgb, matrix, fullRange);
      toBt709(found, { matrix, fullRange });
      const rgba = new Uint8Array(SIZE.width * SIZE.height * 4);
      for (let at = 0; at < rgba.length; at += 4) rgba.set([...rgb, 255], at);
      const frame = new Uint8Array(i420ByteLength(SIZE));
      rgbaToI420(rgba, SIZE, frame);
      const wanted = planesOf(frame, SIZE);
      for (const plane of ['y', 'u', 'v'] as const) {
        const difference = (found[plane].bytes[0] ?? 0) - (wanted[plane].bytes[0] ?? 0);
        expect(Math.abs(difference)).toBeLessThanOrEqual(2);
      }
    }
  },
);

test('unsaid, small pictures are BT.601, large ones as they are', () => {
  const small = encoded([200, 30, 40], 'smpte170m', false);
  const before = small.y.bytes[0];
  toBt709(small, {});
  expect(small.y.bytes[0]).not.toBe(before);
});

test('turns a picture by right angles, clockwise', () => {
  const frame = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 20, 21]);
  const turned = upright(planesOf(frame, SIZE), 90);
  expect(turned.size).toEqual({ width: 2, height: 4 });
  expect([...turned.y.bytes]).toEqual([5, 1, 6, 2, 7, 3, 8, 4]);
  expect([...turned.u.bytes]).toEqual([10, 11]);
  expect([...upright(turned, 270).y.bytes]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...upright(planesOf(frame, SIZE), 180).y.bytes]).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});
