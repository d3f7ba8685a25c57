/** Maximum length of a family name in PostScript. */
const NAME_LENGTH_MAX = 63;
const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const CHECKSUM_WHOLE = 0xb1b0afba;
/** Offset of the checksum of the whole font in its `head` table. */
const ADJUSTMENT_AT = 8;

/**
 * Family, style, unique id, full name and PostScript name, as numbered by the OpenType
 * specification.
 */
const NAME_IDS = { family: 1, style: 2, unique: 3, full: 4, postScript: 6 } as const;

/** Returns an OpenType font whose name table contains only `family`. */
export function renameFont(font: Buffer, family: string): Buffer {
  if (family.length > NAME_LENGTH_MAX) throw new Error('The family name is too long');
  const tables = new Map(readTables(font));
  tables.set('name', nameTable(family));
  return writeTables(font.readUInt32BE(0), tables);
}

/** The tables of an OpenType font, by tag. */
export function* readTables(font: Buffer): Generator<[tag: string, contents: Buffer]> {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    const offset = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    if (offset + length > font.length) throw new Error('A table of the font breaks off');
    yield [font.toString('latin1', record, record + 4), font.subarray(offset, offset + length)];
  }
}

function nameTable(family: string): Buffer {
  const texts: [id: number, text: string][] = [
    [NAME_IDS.family, family],
    [NAME_IDS.style, 'Regular'],
    [NAME_IDS.unique, family],
    [NAME_IDS.full, family],
    [NAME_IDS.postScript, family],
  ];
  const header = Buffer.alloc(6 + texts.length * 12);
  header.writeUInt16BE(texts.length, 2);
  header.writeUInt16BE(header.length, 4);
  const strings: Buffer[] = [];
  let at = 0;
  for (const [index, [id, text]] of texts.entries()) {
    const string = Buffer.from(text, 'utf16le').swap16();
    // Windows, Unicode, American English.
    const record = [3, 1, 0x409, id, string.length, at];
    for (const [place, value] of record.entries()) {
      header.writeUInt16BE(value, 6 + index * 12 + place * 2);
    }
    strings.push(string);
    at += string.length;
  }
  return Buffer.concat([header, ...strings]);
}

function writeTables(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(HEADER_BYTES + sorted.length * RECORD_BYTES);
  directory.writeUInt32BE(flavour, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  directory.writeUInt16BE(power * RECORD_BYTES, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((sorted.length - power) * RECORD_BYTES, 10);
  const contents: Buffer[] = [];
  let offset = directory.length;
  let head: number | null = null;
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    if (tag === 'head') {
      padded.writeUInt32BE(0, ADJUSTMENT_AT);
      head = offset;
    }
    const record = HEADER_BYTES + index * RECORD_BYTES;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(checksumOf(padded), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    contents.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([directory, ...contents]);
  if (head !== null) {
    font.writeUInt32BE((CHECKSUM_WHOLE - checksumOf(font)) >>> 0, head + ADJUSTMENT_AT);
  }
  return font;
}

function checksumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
