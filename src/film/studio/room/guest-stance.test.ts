import { expect, it } from 'vitest';
import type { CameraPose } from '../camera/camera-pose.ts';
import { projectionOf } from '../camera/projection.ts';
import type { Vec3 } from '../scene/vec3.ts';
import { SEATED_DROP, stanceOf, type Framed, type Sight } from './guest-stance.ts';

const HEIGHT = 3.8;

/** A camera at the height of the floor plus `eye` that looks straight ahead along +y, 20 degrees up and down. */
const level = (eye: number, time = 0): Sight => {
  const pose: CameraPose = {
    eye: [0, -10, eye],
    target: [0, 0, eye],
    fieldOfView: (40 * Math.PI) / 180,
    focus: [0, 0, eye],
    aperture: 0,
    roll: 0,
    lowering: 0,
  };
  return { time, camera: { pose, view: projectionOf(pose, 160, 90) } };
};

/** From 10 units away the upper edge is 3.64 over the eye. */
const UPPER_EDGE = 10 * Math.tan((20 * Math.PI) / 180);

const at = (place: Vec3, canSit = true): Framed => ({
  placeAt: () => place,
  height: HEIGHT,
  canSit,
});

it('who fits in the picture stands', () => {
  expect(stanceOf(at([0, 0, 0]), [level(HEIGHT - UPPER_EDGE + 0.2)])).toBe('standing');
});

it('who fits only when seated sits, unless on the way', () => {
  const sights = [level(HEIGHT - SEATED_DROP - UPPER_EDGE + 0.2)];
  expect(stanceOf(at([0, 0, 0]), sights)).toBe('seated');
  expect(stanceOf(at([0, 0, 0], false), sights)).toBe('away');
});

it('whose head is cut in one moment of a take is away in all of it', () => {
  const [high, low] = [level(HEIGHT), level(-2, 1)];
  expect(stanceOf(at([0, 0, 0]), [high])).toBe('standing');
  expect(stanceOf(at([0, 0, 0]), [high, low])).toBe('away');
});

it('who is cut only where nobody looks, beside the picture or behind the camera, stays', () => {
  expect(stanceOf(at([20, 0, 0]), [level(-2)])).toBe('standing');
  expect(stanceOf(at([0, -20, 0]), [level(-2)])).toBe('standing');
});
