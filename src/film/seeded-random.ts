/** A stream of numbers in [0, 1). */
export type Random = () => number;

/**
 * A stream of its own for each name: drawing from one stream never moves another, so a part of a
 * film can change without re-rolling the rest. The same seed and name give the same numbers.
 */
export function randomStream(seed: number, name: string): Random {
  let state = hashText(`${seed}/${name}`);
  // mulberry32 (public domain, Tommy Ettinger): 32 bits of state are plenty for looks.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One of `choices`, which must not be empty. */
export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}
