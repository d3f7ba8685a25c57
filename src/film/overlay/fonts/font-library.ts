import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { coversCodePoint, parseUnicodeRanges } from '#film/overlay/fonts/unicode-ranges.ts';

/** A cut of a typeface as its package ships it: one file for each script subset. */
interface FontCut {
  readonly packageName: string;
  readonly weight: number;
  readonly style?: 'italic';
}

const CINZEL: FontCut = { packageName: '@fontsource/cinzel', weight: 800 };
const PLAYFAIR: FontCut = {
  packageName: '@fontsource/playfair-display',
  weight: 700,
  style: 'italic',
};
/** Playfair's figures are old style: too small where a sum is what matters. It stands in for Cyrillic. */
const BODONI: FontCut = { packageName: '@fontsource/bodoni-moda', weight: 800 };
const ANTON: FontCut = { packageName: '@fontsource/anton', weight: 400 };
/** Narrow and open: what has to be large and may not take room. */
const barlow = (weight: number): FontCut => ({
  packageName: '@fontsource/barlow-semi-condensed',
  weight,
});
const EMOJI_WEIGHT_MAX = 700;
const montserrat = (weight: number): FontCut => ({ packageName: '@fontsource/montserrat', weight });
/**
 * Scripts that the design faces lack, and emoji last so that digits stay digits. These are outlines, set in
 * the colours of the words around them: the canvas does not draw the fonts of coloured emoji at all.
 */
const world = (weight: number): readonly FontCut[] => [
  { packageName: '@fontsource/noto-sans-arabic', weight },
  { packageName: '@fontsource/noto-sans-sc', weight },
  { packageName: '@fontsource/noto-emoji', weight: Math.min(weight, EMOJI_WEIGHT_MAX) },
];

/** Each face with what stands in, glyph by glyph, where a script is missing from it. */
const FACES = {
  roman: [CINZEL, { packageName: '@fontsource/playfair-display', weight: 800 }, ...world(900)],
  serif: [
    BODONI,
    { packageName: '@fontsource/playfair-display', weight: 800 },
    montserrat(800),
    ...world(900),
  ],
  italic: [PLAYFAIR, montserrat(600), ...world(800)],
  poster: [ANTON, montserrat(800), ...world(900)],
  heavy: [montserrat(800), ...world(800)],
  medium: [montserrat(600), ...world(600)],
  text: [montserrat(500), ...world(500)],
  legal: [barlow(500), montserrat(500), ...world(500)],
  legalStrong: [barlow(700), montserrat(700), ...world(700)],
} satisfies Record<string, readonly FontCut[]>;

export type FaceName = keyof typeof FACES;
/** A font of a brand, by the family that it is registered under (`brand-fonts.ts`). */
export type BrandFace = `brand-${string}`;
export const FACE_NAMES = Object.keys(FACES) as readonly FaceName[];

const require = createRequire(import.meta.url);
const subsetsByPackage = new Map<string, readonly Subset[]>();
const familiesByLetters = new Map<string, readonly string[]>();
const registeredFamilies = new Set<string>();

interface Subset {
  readonly name: string;
  readonly ranges: ReturnType<typeof parseUnicodeRanges>;
}

/**
 * The CSS font for `text` in a face. Registers only the files whose glyphs the text needs: each
 * subset is a family of its own, because one family cannot hold several files of one weight.
 */
export function fontFor(face: FaceName | BrandFace, sizePixels: number, text: string): string {
  if (isBrandFace(face)) return `${sizePixels}px "${face}"`;
  const families = familiesFor(face, text).map((family) => `"${family}"`);
  // A font without a family is none, and the canvas would keep the one before.
  return `${sizePixels}px ${[...families, 'sans-serif'].join(', ')}`;
}

function isBrandFace(face: FaceName | BrandFace): face is BrandFace {
  return face.startsWith('brand-');
}

function familiesFor(face: FaceName, text: string): readonly string[] {
  // Letters of everyday text are few: most texts share one answer.
  const letters = [...new Set(text)].sort().join('');
  const key = `${face}/${letters}`;
  const known = familiesByLetters.get(key);
  if (known) return known;
  const families = findFamilies(face, letters);
  familiesByLetters.set(key, families);
  return families;
}

function findFamilies(face: FaceName, letters: string): readonly string[] {
  const cuts: readonly FontCut[] = FACES[face];
  const families = new Map<string, number>();
  for (const character of letters) {
    const font = fontOf(face, character.codePointAt(0) ?? 0);
    if (font) families.set(register(font), cuts.indexOf(font.cut));
  }
  return [...families].sort(([, a], [, b]) => a - b).map(([family]) => family);
}

interface Font {
  readonly cut: FontCut;
  readonly subset: Subset;
}

/** The first font of a face that is made for a character. */
function fontOf(face: FaceName, codePoint: number): Font | null {
  for (const cut of cutsFor(face, codePoint)) {
    const subset = subsetOf(cut, codePoint);
    if (subset) return { cut, subset };
  }
  return null;
}

/** Other fonts list pictographs that they lack, so that of emoji comes first for them. */
function cutsFor(face: FaceName, codePoint: number): readonly FontCut[] {
  return PICTOGRAPH.test(String.fromCodePoint(codePoint)) ? FACES[face].toReversed() : FACES[face];
}

/** From arrows on: what comes before, such as ™, is part of the faces of words. */
const PICTOGRAPH = /(?=[\u2190-\u{1FFFF}])[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** All font files of a face. */
export function fontFilesOf(face: FaceName): string[] {
  const cuts: readonly FontCut[] = FACES[face];
  return cuts.flatMap((cut) => subsetsOf(cut.packageName).map((subset) => fileOf({ cut, subset })));
}

/** The file of the font that draws a character in a face; null where none is made for it. */
export function fontFileOf(face: FaceName, codePoint: number): string | null {
  const font = fontOf(face, codePoint);
  return font && fileOf(font);
}

function subsetOf(cut: FontCut, codePoint: number): Subset | undefined {
  return subsetsOf(cut.packageName).find(({ ranges }) => coversCodePoint(ranges, codePoint));
}

/** Plain subsets first: `latin` also lists marks that `vietnamese` and `latin-ext` repeat. */
function subsetsOf(packageName: string): readonly Subset[] {
  const known = subsetsByPackage.get(packageName);
  if (known) return known;
  const table = JSON.parse(
    readFileSync(require.resolve(`${packageName}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const subsets = Object.entries(table)
    .map(([key, ranges]) => ({
      name: key.replace(/[[\]]/gu, ''),
      ranges: parseUnicodeRanges(ranges),
    }))
    .sort((a, b) => Number(b.name === 'latin') - Number(a.name === 'latin'));
  subsetsByPackage.set(packageName, subsets);
  return subsets;
}

function register(font: Font): string {
  const family = familyOf(font);
  if (registeredFamilies.has(family)) return family;
  if (!GlobalFonts.registerFromPath(fileOf(font), family)) {
    throw new Error(`The font file ${family} cannot be read.`);
  }
  registeredFamilies.add(family);
  return family;
}

function familyOf({ cut, subset }: Font): string {
  const stem = cut.packageName.replace('@fontsource/', '');
  return `${stem}-${subset.name}-${cut.weight}-${cut.style ?? 'normal'}`;
}

function fileOf(font: Font): string {
  const folder = dirname(require.resolve(`${font.cut.packageName}/package.json`));
  return join(folder, 'files', `${familyOf(font)}.woff2`);
}
