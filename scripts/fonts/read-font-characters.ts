import { brotliDecompressSync } from 'node:zlib';

import { charactersOfTable } from '#film/overlay/fonts/font-characters.ts';

/** Tables that WOFF2 stores in another form, by index in its list of known tags. */
const GLYF = 10;
const LOCA = 11;
const CMAP = 0;
const UNKNOWN_TAG = 63;
const HEADER_BYTES = 48;

/** The code points for which a WOFF2 font has glyphs. */
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
  return charactersOfTable(tables.subarray(cmap.from, cmap.from + cmap.length));
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
