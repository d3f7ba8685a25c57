import { expect, test } from 'vitest';
import { coveringCrop } from '#film/clips/conform-frame.ts';
import { scalePlane } from '#film/clips/scale-plane.ts';

test('fills the shape of the film from the middle', () => {
  expect(coveringCrop({ width: 1280, height: 704 }, { width: 1280, height: 720 })).toMatchObject({
    top: 0,
    height: 704,
  });
  expect(coveringCrop({ width: 1280, height: 720 }, { width: 720, height: 1280 })).toEqual({
    left: 437.5,
    top: 0,
    width: 405,
    height: 720,
  });
});

test('scales evenly, and copies what has the right size', () => {
  const ramp = Uint8Array.from({ length: 16 }, (_, index) => (index % 4) * 60);
  const source = { bytes: ramp, width: 4, height: 4, stride: 4 };
  const part = { left: 0, top: 0, width: 4, height: 4 };
  const same = new Uint8Array(16);
  scalePlane(source, part, { bytes: same, width: 4, height: 4 });
  expect(same).toEqual(ramp);
  const wide = new Uint8Array(32);
  scalePlane(source, part, { bytes: wide, width: 8, height: 4 });
  expect([...wide.subarray(0, 8)]).toEqual([0, 15, 45, 75, 105, 135, 165, 180]);
});
