import type { Random } from '#film/random.ts';

/** Smooth noise between -1 and 1 that repeats after `width` by `height` cells. */
export function noiseField(
  random: Random,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const values = Float32Array.from({ length: width * height }, () => random() * 2 - 1);
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const left = ix % width;
    const right = (ix + 1) % width;
    const above = (iy % height) * width;
    const below = ((iy + 1) % height) * width;
    const a = values[above + left] ?? 0;
    const c = values[below + left] ?? 0;
    const upper = a + ((values[above + right] ?? 0) - a) * sx;
    const lower = c + ((values[below + right] ?? 0) - c) * sx;
    return upper + (lower - upper) * sy;
  };
}
