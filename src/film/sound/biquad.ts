import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';

/** One second-order filter section: feed-forward b, feedback a (a0 is 1). */
export interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** Passes the values through a filter, in place. */
export function filtered<Values extends Float32Array | Float64Array>(
  { b: [b0, b1, b2], a: [a1, a2] }: Biquad,
  values: Values,
): Values {
  let state1 = 0;
  let state2 = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    const output = b0 * value + state1;
    state1 = b1 * value - a1 * output + state2;
    state2 = b2 * value - a2 * output;
    values[index] = output;
  }
  return values;
}

/** Keeps what lies below `hertz` out (after R. Bristow-Johnson's cookbook, as the next one). */
export function lowCut(hertz: number): Biquad {
  const { cos, alpha } = angleOf(hertz, Math.SQRT1_2);
  const a0 = 1 + alpha;
  const b = (1 + cos) / 2 / a0;
  return { b: [b, -2 * b, b], a: [(-2 * cos) / a0, (1 - alpha) / a0] };
}

/** Raises or lowers what lies around `hertz`, the wider the smaller `q` is. */
export function bell(hertz: number, decibels: number, q: number): Biquad {
  const { cos, alpha } = angleOf(hertz, q);
  const amplitude = 10 ** (decibels / 40);
  const a0 = 1 + alpha / amplitude;
  return {
    b: [(1 + alpha * amplitude) / a0, (-2 * cos) / a0, (1 - alpha * amplitude) / a0],
    a: [(-2 * cos) / a0, (1 - alpha / amplitude) / a0],
  };
}

function angleOf(hertz: number, q: number): { cos: number; alpha: number } {
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE_HZ;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}
