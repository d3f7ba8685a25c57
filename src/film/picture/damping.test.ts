import { expect, it } from 'vitest';
import { damp } from '#film/picture/damping.ts';

const DAMPINGS = [{ from: 10, to: 40, rampFrames: 9, light: 0.5, color: 0.5 }] as const;
/** Of two by two pixels: white and bright ones, strongly coloured. */
const FRAME = [236, 216, 116, 16, 228, 28] as const;

function damped(frameIndex: number): number[] {
  const frame = Uint8Array.from(FRAME);
  damp(frame, frameIndex, DAMPINGS);
  return [...frame];
}

it('leaves other frames as they are', () => {
  expect(damped(9)).toEqual(FRAME);
  expect(damped(40)).toEqual(FRAME);
});

it('holds light and colour back between its ramps', () => {
  for (const index of [19, 30]) expect(damped(index)).toEqual([126, 116, 66, 16, 153, 103]);
});

it('goes dark and bright again step by step', () => {
  const whites = [10, 13, 16, 19].map((index) => damped(index)[0] ?? 0);
  expect(whites).toEqual(whites.toSorted((a, b) => b - a));
  expect(new Set(whites).size).toBe(4);
  expect(damped(36)[0]).toBe(damped(13)[0]);
});

it('leaves no more of what is brighter than white than of white', () => {
  const frame = Uint8Array.from([255, 235, 116, 16, 255, 240]);
  damp(frame, 25, DAMPINGS);
  expect(frame[0]).toBe(frame[1]);
  expect(frame[4]).toBe(frame[5]);
});
