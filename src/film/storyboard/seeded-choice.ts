const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const UINT32 = 2 ** 32;

/** A number in [0, 1) that depends on nothing but the seed and the name of the choice. */
export function seededFraction(seed: number, choice: string): number {
  let hash = FNV_OFFSET;
  for (const character of `${seed}:${choice}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return scramble(hash >>> 0) / UINT32;
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
