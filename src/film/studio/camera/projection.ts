import { cross, dot, minus, plus, times, unit, UP, lengthOf, type Vec3 } from '../scene/vec3.ts';
import type { CameraPose } from './camera-pose.ts';

/** How the world falls on the picture. Places in picture elements, (0, 0) is the upper left corner. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
  /** Width of an element at distance 1. */
  readonly element: number;
  readonly focusDistance: number;
  /** Radius in elements of the blur of a point infinitely far behind the focus. */
  readonly aperture: number;
  readonly blurMax: number;
  /** Undefined behind the camera. */
  project(place: Vec3): { x: number; y: number; distance: number } | undefined;
  /** Signed radius in elements. */
  blurAt(distance: number): number;
}

/** Blur never grows beyond this part of the frame's shorter side. */
const BLUR_MAX = 0.034;

/** How a camera pose throws the scene onto `width` by `height` pixels. */
export function projectionOf(pose: CameraPose, width: number, height: number): Projection {
  const short = Math.min(width, height);
  const element = Math.tan(pose.fieldOfView / 2) / (short / 2);
  const straight = unit(minus(pose.target, pose.eye));
  const level = unit(cross(straight, UP));
  const upright = cross(level, straight);
  // Turning the camera up moves the target down in the frame without moving the eye.
  const forward = unit(plus(straight, times(upright, pose.lowering * height * element)));
  const c = Math.cos(pose.roll);
  const s = Math.sin(pose.roll);
  const levelUp = cross(level, forward);
  const right = plus(times(level, c), times(levelUp, s));
  const up = cross(right, forward);
  const focusDistance = lengthOf(minus(pose.focus, pose.eye));
  const aperture = (pose.aperture * short) / focusDistance;
  const blurMax = BLUR_MAX * short;
  return {
    width,
    height,
    right,
    up,
    forward,
    element,
    focusDistance,
    aperture,
    blurMax,
    project(place) {
      const to = minus(place, pose.eye);
      const depth = dot(to, forward);
      if (depth <= 0.01) return undefined;
      return {
        x: width / 2 + dot(to, right) / (depth * element),
        y: height / 2 - dot(to, up) / (depth * element),
        distance: lengthOf(to),
      };
    },
    blurAt: (distance) =>
      Math.max(-blurMax, Math.min(blurMax, (aperture * (distance - focusDistance)) / distance)),
  };
}
