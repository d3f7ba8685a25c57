import { expect, test } from 'vitest';
import { openFlashMeter } from '#film/proof/flash-meter.ts';

const SIZE = { width: 64, height: 36 };
const FPS = 30;

interface Paint {
  readonly luma: number;
  readonly cr?: number;
  /** Of the frame's width, from the left. */
  readonly share?: number;
}

/** A dark frame of which the left part is painted. */
function frameOf({ luma, cr = 128, share = 1 }: Paint): Uint8Array {
  const { width, height } = SIZE;
  const frame = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let at = 0; at < width * height; at += 1) frame[at] = at % width < width * share ? luma : 16;
  frame.fill(cr, width * height * 1.25);
  return frame;
}

function flashesOf(paints: readonly Paint[]) {
  const meter = openFlashMeter(SIZE, FPS);
  for (const paint of paints) meter.take(frameOf(paint));
  return meter.read();
}

/** A second in which the paint comes and goes `times` times. */
const blinking = (times: number, paint: Paint): Paint[] =>
  Array.from({ length: FPS }, (_, frame) =>
    Math.floor((frame * times * 2) / FPS) % 2 === 1 ? paint : { ...paint, luma: 16, cr: 128 },
  );

test('counts pairs of opposing changes in a second', () => {
  expect(flashesOf(blinking(5, { luma: 200 })).generalPerSecond).toBe(4);
  expect(flashesOf(blinking(2, { luma: 200 })).generalPerSecond).toBe(1);
});

test('a steady picture, a slow change and a small lamp are no flashes', () => {
  const still = Array.from({ length: FPS }, (): Paint => ({ luma: 180 }));
  const slow = Array.from({ length: FPS }, (_, frame): Paint => ({ luma: 16 + frame * 7 }));
  expect(flashesOf(still).generalPerSecond).toBe(0);
  expect(flashesOf(slow).generalPerSecond).toBe(0);
  expect(flashesOf(blinking(5, { luma: 200, share: 0.2 })).generalPerSecond).toBe(0);
});

test('saturated red is counted by itself', () => {
  expect(flashesOf(blinking(5, { luma: 70, cr: 230 })).redPerSecond).toBeGreaterThanOrEqual(3);
  expect(flashesOf(blinking(5, { luma: 200 })).redPerSecond).toBe(0);
});
