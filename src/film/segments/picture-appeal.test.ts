import { expect, test } from 'vitest';

import { i420ByteLength } from '#film/picture/i420.ts';
import { appealOf } from './picture-appeal.ts';

const SIZE = { width: 640, height: 360 };

/** Stripes of a width in pixels between two levels of luma, in a colour. */
function stripes({ wide = 20, low = 60, high = 180, blue = 128 }): Uint8Array {
  const frame = new Uint8Array(i420ByteLength(SIZE)).fill(128);
  for (let y = 0; y < SIZE.height; y += 1)
    for (let x = 0; x < SIZE.width; x += 1)
      frame[y * SIZE.width + x] = Math.floor(x / wide) % 2 === 0 ? low : high;
  frame.fill(blue, SIZE.width * SIZE.height, SIZE.width * SIZE.height * 1.25);
  return frame;
}

/** Every pixel as the mean of those about it in its row. */
function blurred(frame: Uint8Array, reach: number): Uint8Array {
  const soft = frame.slice();
  for (let at = reach; at < SIZE.width * SIZE.height - reach; at += 1) {
    const near = frame.subarray(at - reach, at + reach + 1);
    soft[at] = near.reduce((sum, value) => sum + value, 0) / near.length;
  }
  return soft;
}

const usual = stripes({});

test.each([
  ['a blurred picture', blurred(usual, 16)],
  ['a dark picture', stripes({ low: 20, high: 34 })],
  ['a picture blown out', stripes({ low: 225, high: 235 })],
  ['an empty picture', stripes({ wide: 700 })],
])('%s is less appealing than one that is sharp and well lit', (_, frame) => {
  expect(appealOf(frame, SIZE)).toBeLessThan(appealOf(usual, SIZE));
});

test('colour is worth something', () => {
  expect(appealOf(stripes({ blue: 160 }), SIZE)).toBeGreaterThan(appealOf(usual, SIZE));
});
