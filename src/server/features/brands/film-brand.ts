import type { MediaId } from '#domain/ids.ts';
import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import type { EndCardLine, FilmBrand, FilmFont, FilmLogo } from '#film/film-brand.ts';
import {
  filmMediaOf,
  type FileReference,
  type OrderFile,
} from '#server/features/media/order-files.ts';
import { fileReferences } from './file-references.ts';
import type { OrderBrand } from './order-brand.ts';

type Files = ReadonlyMap<MediaId, OrderFile>;

/** The logos of a brand. */
export function logoIdsOf({ identity }: Pick<OrderBrand, 'identity'>): MediaId[] {
  return (identity.logos ?? []).map(({ mediaId }) => mediaId as MediaId);
}

/** All files of a brand, shown in its films or, for fonts, used to draw their text. */
export function brandFileIdsOf({ identity }: Pick<OrderBrand, 'identity'>): MediaId[] {
  return fileReferences(identity).flatMap(({ references }) =>
    references.map(({ mediaId }) => mediaId),
  );
}

/** The same, as references of an order with the brand. */
export function brandReferences(brand: OrderBrand | null): FileReference[] {
  return fileReferences(brand?.identity ?? {}).flatMap(({ kinds, references }) =>
    references.map(({ mediaId }) => ({ path: 'brandId', mediaId, kinds })),
  );
}

type Logo = NonNullable<BrandIdentity['logos']>[number];

/** The parts of a brand that are visible in a film. */
export function filmBrandOf({ id, version, identity }: OrderBrand, files: Files): FilmBrand {
  const { palette, locks, logos = [], endCard, watermark = false } = identity;
  const fonts = filmFontsOf(identity, files);
  const intro = introOf(identity, files);
  return {
    id,
    version,
    palette: palette ?? {},
    isPaletteLocked: locks?.palette === 'fixed',
    logos: logos.flatMap(({ mediaId, ...logo }) => {
      const file = files.get(mediaId as MediaId);
      return file ? [filmLogoOf(file, logo)] : [];
    }),
    endCard: endCard
      ? {
          logo: endCard.logo ?? null,
          ground: endCard.ground ?? null,
          lines: endCardLinesOf(identity),
          isLocked: locks?.endCard === 'fixed',
        }
      : null,
    hasWatermark: watermark,
    ...(fonts.length > 0 && { fonts }),
    ...(intro && { intro }),
  };
}

/** The brand's lines on its end cards, in addition to the words of the film. */
export function endCardLinesOf({ endCard, words, website }: BrandIdentity): EndCardLine[] {
  const text = endCard?.text ?? '';
  const places = [
    endCard?.showsAddress === true ? (words?.address ?? '') : '',
    endCard?.showsWebsite === true ? readableAddress(website ?? '') : '',
  ].filter((place) => place !== '');
  return [
    ...(text === '' ? [] : [{ role: 'note', text } as const]),
    ...(places.length === 0 ? [] : [{ role: 'where', text: places.join(' · ') } as const]),
  ];
}

/** As people write and type it. */
function readableAddress(website: string): string {
  return website.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
}

function filmFontsOf({ fonts = [] }: BrandIdentity, files: Files): FilmFont[] {
  return fonts.flatMap(({ mediaId, role }) => {
    const file = files.get(mediaId as MediaId);
    return file ? [{ mediaId: file.row.id, sha256: file.sha256, role }] : [];
  });
}

function introOf({ intro, locks }: BrandIdentity, files: Files): FilmBrand['intro'] {
  const file = intro && files.get(intro.mediaId as MediaId);
  return file ? { media: filmMediaOf(file), isLocked: locks?.intro === 'fixed' } : undefined;
}

function filmLogoOf(
  { row, sha256 }: OrderFile,
  { variant, ground, clearSpace, leastHeight }: Omit<Logo, 'mediaId'>,
): FilmLogo {
  const { width = 1, height = 1, digitalSourceType, credentials } = row.facts;
  return {
    mediaId: row.id,
    sha256,
    variant,
    ground,
    width,
    height,
    ...(clearSpace !== undefined && { clearSpace }),
    ...(leastHeight !== undefined && { leastHeight }),
    ...(digitalSourceType !== undefined && { sourceType: digitalSourceType }),
    ...(credentials && { credentials }),
  };
}
