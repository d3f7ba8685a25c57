// Kerning that a typeface forgot. Reads and writes the font tables `cmap` and `GPOS` as the OpenType
// specification describes them; offsets are in bytes.

/** Of a font whose pairs are kerned by classes of glyphs, one row a class of first glyphs. */
interface KerningTable {
  readonly start: number;
  readonly columnCount: number;
  readonly rowOf: (glyph: number) => number | null;
}

export interface Likeness {
  readonly letter: string;
  readonly model: string;
  /** How much of the model's kerning the letter gets. */
  readonly share: number;
}

const PAIR_ADJUSTMENT = 2;
const BY_CLASS = 2;
const ADVANCE_ONLY = 4;

/** Kerns `letter` like `model` where the font does not kern it at all. Changes `font`. */
export function kernLike(font: Uint8Array, { letter, model, share }: Likeness): void {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const [glyph, modelGlyph] = [glyphOf(data, letter), glyphOf(data, model)];
  const tables = kerningTables(data).flatMap(({ start, columnCount, rowOf }) => {
    const [row, modelRow] = [rowOf(glyph), rowOf(modelGlyph)];
    return row === null || modelRow === null ? [] : [{ start, columnCount, row, modelRow }];
  });
  if (tables.length === 0) throw new Error(`The font does not kern ${letter} and ${model}`);
  for (const { start, columnCount, row, modelRow } of tables) {
    for (let column = 0; column < columnCount; column += 1) {
      const place = start + 2 * (row * columnCount + column);
      const wanted = data.getInt16(start + 2 * (modelRow * columnCount + column)) * share;
      if (data.getInt16(place) === 0) data.setInt16(place, Math.round(wanted));
    }
  }
}

function tableStart(data: DataView, tag: string): number {
  const places = Array.from({ length: data.getUint16(4) }, (_, index) => 12 + 16 * index);
  const place = places.find((at) => tagAt(data, at) === tag);
  if (place === undefined) throw new Error(`The font has no table ${tag}`);
  return data.getUint32(place + 8);
}

function tagAt(data: DataView, place: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((offset) => data.getUint8(place + offset)));
}

/** By the segments of a `cmap` in format 4. */
function glyphOf(data: DataView, letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  const cmap = tableStart(data, 'cmap');
  const subtables = Array.from(
    { length: data.getUint16(cmap + 2) },
    (_, index) => cmap + data.getUint32(cmap + 4 + 8 * index + 4),
  );
  const start = subtables.find((at) => data.getUint16(at) === 4);
  if (start === undefined) throw new Error('The font has no cmap in format 4');
  const length = data.getUint16(start + 6);
  const ends = start + 14;
  for (let at = 0; at < length; at += 2) {
    if (data.getUint16(ends + at) < code) continue;
    const first = data.getUint16(ends + length + 2 + at);
    const delta = data.getUint16(ends + 2 * length + 2 + at);
    const ranges = ends + 3 * length + 2 + at;
    const offset = data.getUint16(ranges);
    if (first > code) break;
    const glyph = offset === 0 ? code : data.getUint16(ranges + offset + 2 * (code - first));
    return (glyph + delta) % 0x1_00_00;
  }
  throw new Error(`The font has no ${letter}`);
}

function kerningTables(data: DataView): KerningTable[] {
  const positions = tableStart(data, 'GPOS');
  const lookups = positions + data.getUint16(positions + 8);
  return offsetsAt(data, lookups).flatMap((lookup) =>
    data.getUint16(lookup) === PAIR_ADJUSTMENT
      ? offsetsAt(data, lookup, 4).flatMap((subtable) => kerningTableAt(data, subtable) ?? [])
      : [],
  );
}

/** A list of offsets from `start`, which follows its count. */
function offsetsAt(data: DataView, start: number, countAt = 0): number[] {
  return Array.from(
    { length: data.getUint16(start + countAt) },
    (_, index) => start + data.getUint16(start + countAt + 2 + 2 * index),
  );
}

function kerningTableAt(data: DataView, start: number): KerningTable | null {
  const [format, covered, first, second] = [0, 2, 4, 6].map((at) => data.getUint16(start + at));
  if (format !== BY_CLASS || first !== ADVANCE_ONLY || second !== 0) return null;
  const glyphs = new Set(coverageAt(data, start + (covered ?? 0)));
  const classes = classesAt(data, start + data.getUint16(start + 8));
  return {
    start: start + 16,
    columnCount: data.getUint16(start + 14),
    rowOf: (glyph) => (glyphs.has(glyph) ? (classes.get(glyph) ?? 0) : null),
  };
}

function coverageAt(data: DataView, start: number): number[] {
  const count = data.getUint16(start + 2);
  if (data.getUint16(start) === 1) {
    return Array.from({ length: count }, (_, index) => data.getUint16(start + 4 + 2 * index));
  }
  return rangesAt(data, start + 4, count).flatMap(({ glyphs }) => glyphs);
}

function classesAt(data: DataView, start: number): Map<number, number> {
  if (data.getUint16(start) === 1) {
    const first = data.getUint16(start + 2);
    return new Map(
      Array.from({ length: data.getUint16(start + 4) }, (_, index) => [
        first + index,
        data.getUint16(start + 6 + 2 * index),
      ]),
    );
  }
  const ranges = rangesAt(data, start + 4, data.getUint16(start + 2));
  return new Map(
    ranges.flatMap(({ glyphs, value }) => glyphs.map((glyph) => [glyph, value] as const)),
  );
}

/** First glyph, last glyph and a value for all of them. */
function rangesAt(data: DataView, start: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const at = start + 6 * index;
    const [first, last] = [data.getUint16(at), data.getUint16(at + 2)];
    const glyphs = Array.from({ length: last - first + 1 }, (__, offset) => first + offset);
    return { glyphs, value: data.getUint16(at + 4) };
  });
}
