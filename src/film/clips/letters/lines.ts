import type { Glyph } from './glyphs.ts';

/** Glyphs that stand side by side like the letters of a line, from left to right. */
export interface GlyphLine {
  readonly glyphs: readonly Glyph[];
  /** By how much the picture was made smaller in which they were found. */
  readonly shrunk: number;
}

const GLYPHS_MIN = 3;
/** Of the height of the letters: between words of a line too. */
const GAP_MAX = 0.75;

/** Chains glyphs that stand side by side. */
export function findLines(glyphs: readonly Glyph[], shrunk: number): readonly GlyphLine[] {
  const sorted = glyphs.toSorted((one, other) => one.left - other.left);
  const rightOf = new Map<Glyph, Glyph>();
  const taken = new Set<Glyph>();
  for (const [index, glyph] of sorted.entries()) {
    const next = neighbourOf(glyph, sorted, index);
    if (next && !taken.has(next)) {
      rightOf.set(glyph, next);
      taken.add(next);
    }
  }
  return sorted
    .filter((glyph) => !taken.has(glyph))
    .map((glyph) => ({ glyphs: chainFrom(glyph, rightOf), shrunk }))
    .filter((line) => line.glyphs.length >= GLYPHS_MIN);
}

function chainFrom(first: Glyph, rightOf: ReadonlyMap<Glyph, Glyph>): Glyph[] {
  const line = [first];
  for (let next = rightOf.get(first); next; next = rightOf.get(next)) line.push(next);
  return line;
}

function neighbourOf(glyph: Glyph, sorted: readonly Glyph[], index: number): Glyph | null {
  const end = glyph.left + glyph.width;
  for (let at = index + 1; at < sorted.length; at += 1) {
    const other = sorted[at];
    if (!other || other.left > end + glyph.height * 1.5) return null;
    if (standBeside(glyph, other)) return other;
  }
  return null;
}

function standBeside(one: Glyph, other: Glyph): boolean {
  const tall = Math.max(one.height, other.height);
  const short = Math.min(one.height, other.height);
  const gap = other.left - (one.left + one.width);
  const overlap =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  const strokes = Math.max(one.stroke, other.stroke) / Math.min(one.stroke, other.stroke);
  return (
    tall < short * 1.9 &&
    gap > -0.25 * tall &&
    gap < GAP_MAX * tall &&
    overlap > 0.5 * short &&
    strokes < 2.2 &&
    Math.abs(one.luma - other.luma) < 50
  );
}
