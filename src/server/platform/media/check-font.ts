import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import subsetFont from 'subset-font';

import { charactersOfTable } from '#film/overlay/fonts/font-characters.ts';
import { PREVIEW_FILE, writePreview } from './check-image.ts';
import { UnusableFileError, type CheckResult, type FileToCheck } from './check-result.ts';
import { readTables, renameFont } from './rename-font.ts';

/** `OS/2` fsType: the licence forbids embedding in any file (OpenType, OS/2, bit 1). */
const FS_TYPE_AT = 8;
const RESTRICTED = 0x0002;
/** `keepAllGlyphs` is missing from the types (@types/subset-font 2.3.0). */
const ALL_OF_IT = {
  keepAllGlyphs: true,
  targetFormat: 'truetype' as const,
  preserveNameIds: [1, 16],
};
const SAMPLE = 'Aa Bb Gg 21+ 1234567890';
/** For fonts without any of these characters, this many of their own letters. */
const OWN_LETTERS_MAX = 16;
const NO_CHARACTERS = Buffer.alloc(4);
const SAMPLE_SIZE = { width: 640, height: 160 };
/** The sample is drawn on white. */
const INK_MAX = 128;
const NAME_LENGTH_MAX = 100;
const CANNOT_DRAW = 'This font could not be loaded. Please upload another version of it.';
const NO_LETTERS = 'This font has no letters. Please upload another one.';

/** Reads a font and re-encodes it under a unique family name. */
export async function checkFont({ path, folder, fontFamily }: FileToCheck): Promise<CheckResult> {
  const original = await readFile(path);
  // HarfBuzz reads every table and writes those it understands.
  const plain = await subsetFont(original, '', ALL_OF_IT);
  const tables = new Map(readTables(plain));
  const fsType = tables.get('OS/2')?.readUInt16BE(FS_TYPE_AT) ?? 0;
  if ((fsType & 0x000f) === RESTRICTED) {
    throw new UnusableFileError(
      'The license in this font file does not allow embedding. Please get a version that is licensed for video.',
    );
  }
  const fontName = familyIn(tables.get('name'));
  const renamed = renameFont(plain, fontFamily);
  await writeFile(join(folder, 'font.ttf'), renamed);
  const sample = sampleOf(charactersOfTable(tables.get('cmap') ?? NO_CHARACTERS));
  await writeFile(join(folder, 'sample.png'), drawSample(renamed, fontFamily, sample));
  await writePreview(await readFile(join(folder, 'sample.png')), folder);
  const facts = fontName === null ? {} : { fontName };
  return { kind: 'ready', facts, main: 'font.ttf', preview: PREVIEW_FILE };
}

/** Sample text with characters that the font has; others would be drawn in another font. */
function sampleOf(characters: ReadonlySet<number>): string {
  const isThere = (character: string) => characters.has(character.codePointAt(0) ?? 0);
  const sample = SAMPLE.replaceAll(/\S/g, (character) => (isThere(character) ? character : ''));
  if (sample.trim() !== '') return sample;
  const own = [...characters]
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /[\p{L}\p{N}]/u.test(character));
  if (own.length === 0) throw new UnusableFileError(NO_LETTERS);
  return own.slice(0, OWN_LETTERS_MAX).join('');
}

/**
 * Verifies that the font can be drawn: a font that Skia rejects would be replaced by another one in
 * films.
 */
function drawSample(font: Buffer, family: string, sample: string): Buffer {
  if (!GlobalFonts.register(font)?.valueOf() || !GlobalFonts.has(family)) {
    throw new UnusableFileError(CANNOT_DRAW);
  }
  const { width, height } = SAMPLE_SIZE;
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#1b1b1b';
  context.font = `48px "${family}"`;
  context.textBaseline = 'middle';
  context.fillText(sample, 24, height / 2, width - 48);
  const { data } = context.getImageData(0, 0, width, height);
  if (!data.some((value) => value < INK_MAX)) throw new UnusableFileError(CANNOT_DRAW);
  return context.canvas.toBuffer('image/png');
}

/** The family name in a name table; the typographic one (16) comes last and wins. */
function familyIn(table: Buffer | undefined): string | null {
  if (!table) return null;
  const strings = table.readUInt16BE(4);
  let family: string | null = null;
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const record = 6 + index * 12;
    const [platform, id] = [table.readUInt16BE(record), table.readUInt16BE(record + 6)];
    if (platform !== 3 || (id !== 1 && id !== 16)) continue;
    const start = strings + table.readUInt16BE(record + 10);
    const text = table.subarray(start, start + (table.readUInt16BE(record + 8) & ~1));
    family = Buffer.from(text).swap16().toString('utf16le');
  }
  return family?.replaceAll(/\p{C}/gu, '').slice(0, NAME_LENGTH_MAX) ?? null;
}
