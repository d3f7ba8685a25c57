/** A stream of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Independent streams for one seed: the same seed and name always give the same numbers. */
export function randomStream(seed: number, name: string): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  for (let i = 0; i < name.length; i++) {
    state = Math.imul(state ^ name.charCodeAt(i), 0x85ebca6b) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
  }
  return mulberry32(state);
}

/** Returns the numbers that follow from `seed` alone, always the same. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of `choices`, which must not be empty. */
export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/**
 * Returns a number in [0, 1) that depends on nothing but the seed and the name of the choice. A hash of its own
 * and not the first draw of a stream: plans of kept orders and the captions that the compliance judge
 * learns from were made with it.
 */
export function seededFraction(seed: number, choice: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}:${choice}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return scramble(hash >>> 0) / 2 ** 32;
}

/** Picks one of `options`, which must not be empty. Choices of different names are independent. */
export function seededChoice<Option>(
  seed: number,
  choice: string,
  options: readonly Option[],
): Option {
  const picked = options[Math.floor(seededFraction(seed, choice) * options.length)];
  if (picked === undefined) throw new Error(`Nothing to choose from for ${choice}`);
  return picked;
}

/** Finalizer of MurmurHash3: neighbouring seeds give unrelated numbers. */
function scramble(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
