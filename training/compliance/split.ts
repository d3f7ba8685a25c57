import type { Example } from './corpus.ts';

const HELD_OUT_PERCENT = 18;

function percentileOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

/**
 * Decides by the unit's name alone, before any training: whole templates and whole ideas are
 * either learnt from or asked about, never both.
 */
export function isHeldOut(example: Example): boolean {
  return percentileOf(`split-1/${example.unit}`) < HELD_OUT_PERCENT;
}
