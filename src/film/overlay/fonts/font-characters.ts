const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** The code points that an OpenType font has glyphs for. Throws an Error where it does not say. */
export function charactersOfFont(font: Buffer): ReadonlySet<number> {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    if (font.toString('latin1', record, record + 4) !== 'cmap') continue;
    const from = font.readUInt32BE(record + 8);
    return charactersOfTable(font.subarray(from, from + font.readUInt32BE(record + 12)));
  }
  throw new Error('The font has no table of characters.');
}

/** The same, of its `cmap` table. */
export function charactersOfTable(cmap: Buffer): ReadonlySet<number> {
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
