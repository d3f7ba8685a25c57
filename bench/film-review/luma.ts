import type { FrameSize } from '#film/frame-size.ts';

/** Small means of a plane, row by row. */
export interface Grid {
  readonly across: number;
  readonly down: number;
  readonly values: Float32Array;
}

/** Averages a plane over `across` × `down` cells. */
export function gridOf(
  plane: Uint8Array,
  { width, height }: FrameSize,
  [across, down]: readonly [across: number, down: number],
): Grid {
  const sums = new Float32Array(across * down);
  const counts = new Float32Array(across * down);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * down) / height) * across;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor((x * across) / width);
      sums[cell] = (sums[cell] ?? 0) + (plane[y * width + x] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return { across, down, values: sums.map((sum, cell) => sum / (counts[cell] ?? 1)) };
}

/** The mean of values; 0 for none. */
export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

/** The upper median of values; 0 for none. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Relative luminance of a limited-range luma value, 0 to 1, as WCAG reckons contrast. */
export function luminanceOf(luma: number): number {
  return Math.max(0, Math.min(1, (luma - 16) / 219)) ** 2.4;
}

/** Pearson's correlation of two rows of values. */
export function correlationOf(a: Float32Array, b: Float32Array): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [ab, aa, bb] = [0, 0, 0];
  a.forEach((value, k) => {
    const [p, q] = [value - meanA, (b[k] ?? 0) - meanB];
    ab += p * q;
    aa += p * p;
    bb += q * q;
  });
  return ab / Math.sqrt(aa * bb || 1);
}
