import { readFile } from 'node:fs/promises';
import { GlobalFonts, type FontKey } from '@napi-rs/canvas';
import type { FontRole } from '#domain/brands/brand.ts';
import { FilmError } from '#film/film-error.ts';
import type { FilmBrand, FilmFont } from '#film/film-brand.ts';
import type { MediaFiles } from '#film/film-media.ts';
import { charactersOfFont } from '#film/overlay/fonts/font-characters.ts';
import type { BrandFace } from '#film/overlay/fonts/font-library.ts';

interface LoadedFont {
  readonly characters: ReadonlySet<number>;
  /** Null where another thread of this process has registered it. */
  readonly key: FontKey | null;
}

/** In a process that draws for many brands, one after another, the others are forgotten. */
const LOADED_MAX = 8;
const loaded = new Map<BrandFace, LoadedFont>();

/**
 * Reads the fonts of a film's brand, before its words are laid out. Families are named after the bytes of
 * their files: fonts are one for the whole process, and no film may get another brand's.
 */
export async function loadBrandFonts(brand: FilmBrand | null, files: MediaFiles): Promise<void> {
  for (const font of brand?.fonts ?? []) {
    const face = faceOf(font);
    const known = loaded.get(face);
    loaded.delete(face);
    // oxlint-disable-next-line no-await-in-loop -- there are one or two
    loaded.set(face, known ?? (await loadFont(face, files[font.mediaId])));
  }
  for (const [face, { key }] of loaded) {
    if (loaded.size <= LOADED_MAX) break;
    loaded.delete(face);
    if (key) GlobalFonts.remove(key);
  }
}

async function loadFont(face: BrandFace, path: string | undefined): Promise<LoadedFont> {
  if (path === undefined) throw new FilmError('pictureFailed', 'A font of the brand is missing.');
  try {
    const file = await readFile(path);
    const characters = charactersOfFont(file);
    if (GlobalFonts.has(face)) return { characters, key: null };
    const key = GlobalFonts.register(file, face);
    if (!key) throw new Error('It was not registered');
    return { characters, key };
  } catch (error) {
    throw new FilmError('pictureFailed', 'A font of the brand cannot be read.', { cause: error });
  }
}

/**
 * The brand's face for a text, where it has one for such words and the face has every letter; null where
 * the film's own is used. Throws where the fonts were not loaded.
 */
export function brandFaceFor(
  text: string,
  role: FontRole,
  brand: FilmBrand | null,
): BrandFace | null {
  const font = brand?.fonts?.find((one) => one.role === role);
  if (!font) return null;
  const face = faceOf(font);
  const { characters } = loaded.get(face) ?? {};
  if (!characters) throw new FilmError('pictureFailed', 'A font of the brand is not loaded.');
  return drawsAll(text, characters) ? face : null;
}

const DIGITS = '0123456789';

/** Sums count up: a text with one digit may need any. */
function drawsAll(text: string, characters: ReadonlySet<number>): boolean {
  const letters = `${text}${/\d/.test(text) ? DIGITS : ''}`.replaceAll(/\s/gu, '');
  return Array.from(letters).every((letter) => characters.has(letter.codePointAt(0) ?? 0));
}

function faceOf({ sha256 }: FilmFont): BrandFace {
  return `brand-${sha256}`;
}
