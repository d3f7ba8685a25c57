import { cross, unit, type Vec3 } from './vec3.ts';

/** How a solid is turned: where its own x, y and z direction point in the world. */
export interface Rotation {
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
}

export const UNTURNED: Rotation = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** So many degrees, in radians. */
export const degrees = (value: number): number => (value * Math.PI) / 180;

/** Turned about the upright axis, counter-clockwise seen from above. */
export function turned(radians: number): Rotation {
  const c = Math.cos(radians);
  const s = Math.sin(radians);
  return { x: [c, s, 0], y: [-s, c, 0], z: [0, 0, 1] };
}

/** Turned about `axis` by `radians` (right-handed). */
export function turnedAbout(axis: Vec3, radians: number): Rotation {
  const [x, y, z] = unit(axis);
  const c = Math.cos(radians);
  const s = Math.sin(radians);
  const k = 1 - c;
  return {
    x: [c + x * x * k, y * x * k + z * s, z * x * k - y * s],
    y: [x * y * k - z * s, c + y * y * k, z * y * k + x * s],
    z: [x * z * k + y * s, y * z * k - x * s, c + z * z * k],
  };
}

/** First `inner`, then `outer`. */
export function combined(outer: Rotation, inner: Rotation): Rotation {
  return { x: carried(outer, inner.x), y: carried(outer, inner.y), z: carried(outer, inner.z) };
}

/** A direction of the solid as a direction in the world. */
export function carried(rotation: Rotation, v: Vec3): Vec3 {
  const { x, y, z } = rotation;
  return [
    x[0] * v[0] + y[0] * v[1] + z[0] * v[2],
    x[1] * v[0] + y[1] * v[1] + z[1] * v[2],
    x[2] * v[0] + y[2] * v[1] + z[2] * v[2],
  ];
}

/** With its own z direction along `z` and its x direction as near to `towards` as that allows. */
export function pointing(z: Vec3, towards: Vec3 = [1, 0, 0]): Rotation {
  const up = unit(z);
  const side = cross(up, Math.abs(up[0]) > 0.999 && towards[0] === 1 ? [0, 1, 0] : towards);
  const y = unit(side);
  return { x: cross(y, up), y, z: up };
}
