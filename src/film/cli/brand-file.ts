import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import {
  FONT_ROLES,
  LOGO_GROUNDS,
  LOGO_VARIANTS,
  PALETTE_ROLES,
  type FontRole,
  type LogoGround,
  type LogoVariant,
} from '#domain/brands/brand.ts';
import type { BrandId, MediaId } from '#domain/ids.ts';
import type { EndCardLine, FilmBrand, FilmFont, FilmLogo } from '#film/film-brand.ts';
import { readMedia } from './shot-files.ts';

/** A brand as a JSON file describes it; its other files are named from its folder. */
interface BrandFile {
  readonly palette?: Readonly<Record<string, string>>;
  readonly isPaletteLocked?: boolean;
  readonly logos?: readonly { file: string; variant: LogoVariant; ground: LogoGround }[];
  /** In OpenType with TrueType or PostScript outlines. */
  readonly fonts?: readonly { file: string; role: FontRole }[];
  /** An MP4 clip. */
  readonly intro?: string;
  readonly endCard?: { readonly text?: string; readonly place?: string };
  readonly hasWatermark?: boolean;
}

interface ReadBrand {
  readonly brand: FilmBrand;
  readonly mediaFiles: Record<MediaId, string>;
}

type KeepFile = (file: string) => Promise<{ mediaId: MediaId; sha256: string; path: string }>;

/** Reads a brand for films that are made on this machine; throws an Error with a sentence where it cannot. */
export async function readBrandFile(path: string): Promise<ReadBrand> {
  const written = JSON.parse(await readFile(path, 'utf8')) as BrandFile;
  const mediaFiles: Record<MediaId, string> = {};
  const keep: KeepFile = async (file) => {
    const kept = resolve(dirname(path), file);
    const sha256 = createHash('sha256')
      .update(await readFile(kept))
      .digest('hex');
    mediaFiles[sha256 as MediaId] = kept;
    return { mediaId: sha256 as MediaId, sha256, path: kept };
  };
  const palette = Object.fromEntries(PALETTE_ROLES.map((role) => [role, written.palette?.[role]]));
  const intro = written.intro === undefined ? null : await readIntro(written.intro, keep);
  const brand: FilmBrand = {
    id: path as BrandId,
    version: 1,
    palette,
    isPaletteLocked: written.isPaletteLocked ?? false,
    logos: await readLogos(written, keep),
    endCard: written.endCard ? { logo: null, ground: null, lines: linesOf(written.endCard) } : null,
    hasWatermark: written.hasWatermark ?? false,
    fonts: await readFonts(written, keep),
    ...(intro && { intro }),
  };
  return { brand, mediaFiles };
}

async function readLogos({ logos = [] }: BrandFile, keep: KeepFile): Promise<FilmLogo[]> {
  return Promise.all(
    logos.map(async ({ file, variant, ground }) => {
      if (!LOGO_VARIANTS.includes(variant) || !LOGO_GROUNDS.includes(ground)) {
        throw new Error(
          `${file} has to be ${LOGO_VARIANTS.join(' | ')} on ${LOGO_GROUNDS.join(' | ')}.`,
        );
      }
      const { path, ...kept } = await keep(file);
      const { width, height } = await loadImage(path);
      return { ...kept, variant, ground, width, height };
    }),
  );
}

async function readFonts({ fonts = [] }: BrandFile, keep: KeepFile): Promise<FilmFont[]> {
  return Promise.all(
    fonts.map(async ({ file, role }) => {
      if (!FONT_ROLES.includes(role))
        throw new Error(`${file} has to be for ${FONT_ROLES.join(' | ')}.`);
      const { mediaId, sha256 } = await keep(file);
      return { mediaId, sha256, role };
    }),
  );
}

async function readIntro(file: string, keep: KeepFile): Promise<FilmBrand['intro']> {
  const media = await readMedia((await keep(file)).path);
  if (media.kind !== 'clip') throw new Error(`${file} is no clip.`);
  return { media, isLocked: false };
}

function linesOf({ text, place }: NonNullable<BrandFile['endCard']>): EndCardLine[] {
  return [
    ...(text === undefined ? [] : [{ role: 'note', text } as const]),
    ...(place === undefined ? [] : [{ role: 'where', text: place } as const]),
  ];
}
