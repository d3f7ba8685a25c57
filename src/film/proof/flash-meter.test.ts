import { expect, test } from 'vitest';
import { planesOf } from '#film/picture/planes.ts';
import { openFlashMeter } from '#film/proof/flash-meter.ts';

const SIZE = { width: 64, height: 36 };
const FPS = 30;

interface Paint {
  readonly luma: number;
  readonly cr?: number;
  /** Of the frame's width, from the left. */
  readonly share?: number;
  /** Of what is not painted. */
  readonly ground?: number;
}

/** A dark frame of which the left part is painted. */
function frameOf({ luma, cr = 128, share = 1, ground = 16 }: Paint): Uint8Array {
  const { width, height } = SIZE;
  const frame = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let at = 0; at < width * height; at += 1)
    frame[at] = at % width < width * share ? luma : ground;
  frame.fill(cr, width * height * 1.25);
  return frame;
}

function flashesOf(paints: readonly Paint[]) {
  const meter = openFlashMeter(SIZE, FPS);
  for (const paint of paints) meter.take(planesOf(frameOf(paint), SIZE));
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

test.each([1, 2, 3])('finds black and white in turns of %i frames', (frames) => {
  const strobe = Array.from({ length: FPS }, (_, frame): Paint => ({
    luma: Math.floor(frame / frames) % 2 === 0 ? 16 : 235,
  }));
  expect(flashesOf(strobe).generalPerSecond).toBe(Math.floor((FPS / frames - 1) / 2));
});

test('halves that swap flash as the whole does', () => {
  const bright: Paint = { luma: 200, share: 0.5 };
  const swapped = blinking(5, bright).map((paint) =>
    paint.luma === 16 ? { ...paint, ground: 200 } : paint,
  );
  expect(flashesOf(swapped).generalPerSecond).toBe(4);
});

test('what comes up softly flashes too', () => {
  const waves = Array.from({ length: FPS }, (_, frame): Paint => ({
    luma: 120 + Math.round(100 * Math.sin((frame / FPS) * 5 * 2 * Math.PI)),
  }));
  expect(flashesOf(waves).generalPerSecond).toBeGreaterThan(3);
});

test('a steady picture, a slow change and a small lamp are no flashes', () => {
  const still = Array.from({ length: FPS }, (): Paint => ({ luma: 180 }));
  const slow = Array.from({ length: FPS }, (_, frame): Paint => ({ luma: 16 + frame * 7 }));
  expect(flashesOf(still).generalPerSecond).toBe(0);
  expect(flashesOf(slow).generalPerSecond).toBe(0);
  expect(flashesOf(blinking(5, { luma: 200, share: 0.2 })).generalPerSecond).toBe(0);
});

test('saturated red is counted by itself', () => {
  const red = { luma: 70, cr: 230 };
  expect(flashesOf(blinking(5, red))).toEqual({ generalPerSecond: 4, redPerSecond: 4 });
  expect(flashesOf(blinking(1, red)).redPerSecond).toBe(0);
  expect(flashesOf(blinking(2, red)).redPerSecond).toBe(1);
  expect(flashesOf(blinking(5, { luma: 200 })).redPerSecond).toBe(0);
});

test('red that only grows darker keeps its colour', () => {
  const dimming = blinking(5, { luma: 80, cr: 240 }).map((paint) =>
    paint.luma === 16 ? { luma: 60, cr: 215 } : paint,
  );
  expect(flashesOf(dimming).redPerSecond).toBe(0);
});
