/** A sign as a number: equal names give equal numbers. */
export function signOf(name: string): number {
  const known = signs.get(name);
  if (known !== undefined) return known;
  const made = hashOf(name);
  signs.set(name, made);
  return made;
}

const signs = new Map<string, number>();

/** FNV-1a, for words of texts, which are too many to be kept. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Two signs that are seen together, in this order. */
export function both(a: number, b: number): number {
  let mixed = Math.imul(a ^ ((b << 13) | (b >>> 19)), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ b, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
