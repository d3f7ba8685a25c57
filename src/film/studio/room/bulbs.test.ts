import { expect, it } from 'vitest';
import { projectionOf } from '../camera/projection.ts';
import { discsOf, type Bulb } from './bulbs.ts';

const view = projectionOf(
  {
    eye: [0, -3, 0],
    target: [0, 0, 0],
    fieldOfView: 0.6,
    focus: [0, 0, 0],
    aperture: 0.05,
    roll: 0,
    lowering: 0,
  },
  796,
  448,
);

function discAt(y: number, isFlake: boolean) {
  const bulb: Bulb = {
    place: [0, y, 0],
    light: [1, 1, 1],
    size: 0.3,
    phase: 0,
    flicker: 0,
    isFlake,
  };
  const [disc] = discsOf([bulb], view);
  if (!disc) throw new Error('not in the frame');
  return disc;
}

it('what falls is as bright in focus as out of it; a lamp in focus is faint', () => {
  expect(discAt(-0.1, false).spread).toBeLessThan(discAt(-0.1, true).spread / 3);
  expect(discAt(-0.1, true).spread).toBeGreaterThanOrEqual(discAt(-2, true).spread);
});

it('what falls is never too small to be seen in motion', () => {
  expect(discAt(0, true).radius).toBeGreaterThan(discAt(0, false).radius);
});
