import { brotliDecompressSync } from 'node:zlib';

/** Tables that WOFF2 stores in another form, by their place in its list of known tags. */
const GLYF = 10;
const LOCA = 11;
const CMAP = 0;
const UNKNOWN_TAG = 63;
const HEADER_BYTES = 48;

/** The code points that a font in WOFF2 has glyphs for. */
export function readFontCharacters(file: Buffer): ReadonlySet<number> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 file.');
  const tableCount = file.readUInt16BE(12);
  let at = HEADER_BYTES;
  let offset = 0;
  let cmap: { readonly from: number; readonly length: number } | null = null;
  for (let index = 0; index < tableCount; index += 1) {
    const flags = file.readUInt8(at);
    const tag = flags & 63;
    at += tag === UNKNOWN_TAG ? 5 : 1;
    const original = readBase128(file, at);
    at = original.next;
    const version = flags >> 6;
    const isTransformed = tag === GLYF || tag === LOCA ? version === 0 : version !== 0;
    const stored = isTransformed ? readBase128(file, at) : original;
    at = stored.next;
    if (tag === CMAP) cmap = { from: offset, length: stored.value };
    offset += stored.value;
  }
  if (!cmap) throw new Error('The font has no table of characters.');
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return readCmap(tables.subarray(cmap.from, cmap.from + cmap.length));
}

function readBase128(file: Buffer, from: number): { value: number; next: number } {
  let value = 0;
  let at = from;
  for (;;) {
    const byte = file.readUInt8(at);
    at += 1;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: at };
  }
}

function readCmap(cmap: Buffer): ReadonlySet<number> {
  const characters = new Set<number>();
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, characters);
    if (format === 12) readGroups(subtable, characters);
  }
  return characters;
}

/** Format 4: segments of the basic plane. */
function readSegments(table: Buffer, characters: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + bytes + at);
    const delta = table.readUInt16BE(16 + bytes * 2 + at);
    const place = 16 + bytes * 3 + at;
    const rangeOffset = table.readUInt16BE(place);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const stored =
        rangeOffset === 0 ? code : table.readUInt16BE(place + rangeOffset + (code - start) * 2);
      if (stored !== 0 && ((stored + delta) & 0xffff) !== 0) characters.add(code);
    }
  }
}

/** Format 12: groups of all planes. */
function readGroups(table: Buffer, characters: Set<number>): void {
  const count = table.readUInt32BE(12);
  for (let index = 0; index < count; index += 1) {
    const at = 16 + index * 12;
    const end = table.readUInt32BE(at + 4);
    for (let code = table.readUInt32BE(at); code <= end; code += 1) characters.add(code);
  }
}
