import type { MediaId } from '#domain/ids.ts';
import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import type { FilmBrand, FilmLogo } from '#film/film-brand.ts';
import type { OrderFile } from '#server/features/media/order-files.ts';
import type { OrderBrand } from './order-brand.ts';

/** The files of a brand that its films show. */
export function logoIdsOf({ identity }: OrderBrand): MediaId[] {
  return (identity.logos ?? []).map(({ mediaId }) => mediaId as MediaId);
}

type Logo = NonNullable<BrandIdentity['logos']>[number];

/** What of a brand is seen in a film. */
export function filmBrandOf(
  { id, version, identity }: OrderBrand,
  files: ReadonlyMap<MediaId, OrderFile>,
): FilmBrand {
  const { palette, locks, logos = [], endCard, watermark = false } = identity;
  return {
    id,
    version,
    palette: palette ?? {},
    isPaletteLocked: locks?.palette === 'fixed',
    logos: logos.flatMap(({ mediaId, ...logo }) => {
      const file = files.get(mediaId as MediaId);
      return file ? [filmLogoOf(file, logo)] : [];
    }),
    endCard: endCard ? { logo: endCard.logo ?? null, ground: endCard.ground ?? null } : null,
    hasWatermark: watermark,
  };
}

function filmLogoOf(
  { row, sha256 }: OrderFile,
  { variant, ground, clearSpace, leastHeight }: Omit<Logo, 'mediaId'>,
): FilmLogo {
  const { width = 1, height = 1 } = row.facts;
  return {
    mediaId: row.id,
    sha256,
    variant,
    ground,
    width,
    height,
    ...(clearSpace !== undefined && { clearSpace }),
    ...(leastHeight !== undefined && { leastHeight }),
  };
}
