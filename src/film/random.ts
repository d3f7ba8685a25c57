/** A stream of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Independent streams for one seed: the same seed and name always give the same numbers. */
export function randomStream(seed: number, name: string): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  for (let i = 0; i < name.length; i++) {
    state = Math.imul(state ^ name.charCodeAt(i), 0x85ebca6b) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pickOne<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

export const inRange = (random: Random, low: number, high: number): number =>
  low + (high - low) * random();
