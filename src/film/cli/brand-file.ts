import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import {
  LOGO_GROUNDS,
  LOGO_VARIANTS,
  PALETTE_ROLES,
  type LogoGround,
  type LogoVariant,
} from '#domain/brands/brand.ts';
import type { BrandId, MediaId } from '#domain/ids.ts';
import type { FilmBrand, FilmLogo } from '#film/film-brand.ts';

/** A brand as a JSON file describes it; files of logos are named from its folder. */
interface BrandFile {
  readonly palette?: Readonly<Record<string, string>>;
  readonly isPaletteLocked?: boolean;
  readonly logos?: readonly { file: string; variant: LogoVariant; ground: LogoGround }[];
  readonly hasWatermark?: boolean;
}

interface ReadBrand {
  readonly brand: FilmBrand;
  readonly mediaFiles: Record<MediaId, string>;
}

/** Reads a brand for films that are made on this machine; throws an Error with a sentence where it cannot. */
export async function readBrandFile(path: string): Promise<ReadBrand> {
  const written = JSON.parse(await readFile(path, 'utf8')) as BrandFile;
  const mediaFiles: Record<MediaId, string> = {};
  const logos: FilmLogo[] = [];
  for (const { file, variant, ground } of written.logos ?? []) {
    if (!LOGO_VARIANTS.includes(variant) || !LOGO_GROUNDS.includes(ground)) {
      throw new Error(
        `${file} has to be ${LOGO_VARIANTS.join(' | ')} on ${LOGO_GROUNDS.join(' | ')}.`,
      );
    }
    const logoPath = resolve(dirname(path), file);
    const sha256 = createHash('sha256')
      .update(await readFile(logoPath))
      .digest('hex');
    const mediaId = sha256 as MediaId;
    const { width, height } = await loadImage(logoPath);
    mediaFiles[mediaId] = logoPath;
    logos.push({ mediaId, sha256, variant, ground, width, height });
  }
  const palette = Object.fromEntries(PALETTE_ROLES.map((role) => [role, written.palette?.[role]]));
  const brand: FilmBrand = {
    id: path as BrandId,
    version: 1,
    palette,
    isPaletteLocked: written.isPaletteLocked ?? false,
    logos,
    endCard: null,
    hasWatermark: written.hasWatermark ?? false,
  };
  return { brand, mediaFiles };
}
