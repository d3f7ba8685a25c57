/** A place or direction: x to the right, y away, z up. One unit is 40 cm. */
export type Vec3 = readonly [x: number, y: number, z: number];

export const ORIGIN: Vec3 = [0, 0, 0];
export const UP: Vec3 = [0, 0, 1];

export const plus = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const lengthOf = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);

/** The cross product, right-handed. */
export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The vector at length 1; up for one without length. */
export function unit(a: Vec3): Vec3 {
  const length = lengthOf(a);
  return length === 0 ? UP : times(a, 1 / length);
}

/** A point at `radius` from the z axis, `angle` radians from x towards y. */
export function around(radius: number, angle: number, height = 0): Vec3 {
  return [radius * Math.cos(angle), radius * Math.sin(angle), height];
}
