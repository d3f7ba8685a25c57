import type { Glyph } from './glyphs.ts';
import type { GlyphLine } from './lines.ts';

/** What tells letters from lamps, chips and cards in a row; every one is about 0 to 1. */
export function featuresOf({ glyphs }: GlyphLine): Readonly<Record<string, number>> {
  const height = mean(glyphs.map((glyph) => glyph.height));
  const gaps = glyphs.slice(1).map((glyph, index) => {
    const before = glyphs[index];
    return before ? (glyph.left - before.left - before.width) / height : 0;
  });
  return {
    three: glyphs.length === 3 ? 1 : 0,
    four: glyphs.length === 4 ? 1 : 0,
    count: Math.min(12, glyphs.length) / 12,
    crookedness: crookednessOf(glyphs) / height,
    slope: Math.abs(slopeOf(glyphs)),
    heights: spread(glyphs.map((glyph) => glyph.height)),
    widths: spread(glyphs.map((glyph) => glyph.width)),
    width: Math.min(2, mean(glyphs.map((glyph) => glyph.width / glyph.height))),
    strokes: spread(glyphs.map(({ stroke }) => stroke)),
    stroke: mean(glyphs.map((glyph) => glyph.stroke / glyph.height)),
    unevenness: mean(glyphs.map(({ unevenness }) => unevenness)),
    lumas: deviation(glyphs.map(({ luma }) => luma)) / 25,
    contrast: Math.abs(mean(glyphs.map(({ contrast }) => contrast))) / 100,
    contrasts: deviation(glyphs.map(({ contrast }) => contrast)) / 25,
    filled: mean(glyphs.map(({ filled }) => filled)),
    fillings: deviation(glyphs.map(({ filled }) => filled)) * 5,
    gap: mean(gaps),
    gaps: deviation(gaps) * 2,
    variety: meanUnlikeness(glyphs) * 2,
    likeness: 1 - leastUnlikeness(glyphs) * 2,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function spread(values: readonly number[]): number {
  return deviation(values) / Math.max(1e-6, mean(values));
}

const middleOf = ({ left, width }: Glyph) => left + width / 2;

/** How far tops, middles or feet, whichever are straightest, lie off a line: some letters reach above, some below. */
function crookednessOf(glyphs: readonly Glyph[]): number {
  const xs = glyphs.map(middleOf);
  const edges = [0, 0.5, 1].map((part) => glyphs.map(({ top, height }) => top + part * height));
  return Math.min(...edges.map((ys) => distanceFromLine(xs, ys)));
}

function slopeOf(glyphs: readonly Glyph[]): number {
  return slope(
    glyphs.map(middleOf),
    glyphs.map(({ top, height }) => top + height),
  );
}

function slope(xs: readonly number[], ys: readonly number[]): number {
  const [x0, y0] = [mean(xs), mean(ys)];
  const across = mean(xs.map((x) => (x - x0) ** 2));
  return mean(xs.map((x, index) => (x - x0) * ((ys[index] ?? 0) - y0))) / Math.max(1, across);
}

function distanceFromLine(xs: readonly number[], ys: readonly number[]): number {
  const [x0, y0, rise] = [mean(xs), mean(ys), slope(xs, ys)];
  return mean(xs.map((x, index) => Math.abs((ys[index] ?? 0) - y0 - rise * (x - x0))));
}

function pairsOf(glyphs: readonly Glyph[]): number[] {
  return glyphs.flatMap((one, index) =>
    glyphs.slice(index + 1).map((other) => unlikeness(one, other)),
  );
}

const meanUnlikeness = (glyphs: readonly Glyph[]) => mean(pairsOf(glyphs));

/** Of each glyph and the one most like it: what repeats itself is no word. */
function leastUnlikeness(glyphs: readonly Glyph[]): number {
  return mean(
    glyphs.map((one) =>
      Math.min(...glyphs.filter((other) => other !== one).map((other) => unlikeness(one, other))),
    ),
  );
}

function unlikeness(one: Glyph, other: Glyph): number {
  return mean([...one.shape].map((filled, cell) => Math.abs(filled - (other.shape[cell] ?? 0))));
}
