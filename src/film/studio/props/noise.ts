import type { Random } from '../scene/random.ts';

/** Smooth noise between -1 and 1 that repeats after `width` by `height` cells. */
export function noiseField(
  random: Random,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const values = Float32Array.from({ length: width * height }, () => random() * 2 - 1);
  const at = (x: number, y: number): number => values[(y % height) * width + (x % width)] ?? 0;
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const upper = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * sx;
    const lower = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * sx;
    return upper + (lower - upper) * sy;
  };
}
