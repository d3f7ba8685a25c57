import { expect, test } from 'vitest';
import { i420ByteLength, i420ToRgba, rgbaToI420 } from '#film/picture/i420.ts';

const SIZE = { width: 4, height: 2 };

/** Expected codes from Rec. ITU-R BT.709 bars at 100 %, limited range, 8 bits. */
test.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
  ['yellow', [255, 255, 0], [219, 16, 138]],
])('%s', (_, rgb, yuv) => {
  const rgba = new Uint8Array(SIZE.width * SIZE.height * 4);
  for (let pixel = 0; pixel < rgba.length; pixel += 4) rgba.set([...rgb, 255], pixel);
  const frame = new Uint8Array(i420ByteLength(SIZE));
  rgbaToI420(rgba, SIZE, frame);
  expect([frame[0], frame[8], frame[10]]).toEqual(yuv);
  const back = i420ToRgba(frame, SIZE);
  rgb.forEach((value, channel) => expect(Math.abs((back[channel] ?? 0) - value)).toBeLessThan(4));
});
