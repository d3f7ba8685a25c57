export const clamped = (t: number, low = 0, high = 1): number => Math.min(Math.max(t, low), high);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 before `from`, 1 after `to`, with soft ends. */
export function smooth(from: number, to: number, t: number): number {
  const x = clamped((t - from) / (to - from));
  return x * x * (3 - 2 * x);
}

/** A slow, never repeating wander between -1 and 1. */
export function wander(t: number, seed: number): number {
  return (
    0.5 * Math.sin(t * 0.83 + seed * 2.1) +
    0.3 * Math.sin(t * 1.71 + seed * 4.7) +
    0.2 * Math.sin(t * 3.13 + seed * 1.3)
  );
}
