import type { BrandBody, BrandIdentity } from '#contracts/schemas/brand.ts';
import { paletteProblems } from '#domain/brands/palette-contrast.ts';
import type { BrandRow, BrandToReview, PublishedVersionRow, ReviewedBrandRow } from './store.ts';

export function presentBrand(brand: BrandRow): BrandBody {
  const { identity, look } = brand;
  return {
    ...presentIdentity(identity),
    id: brand.id,
    name: brand.name,
    pendingName: brand.pendingName,
    state: stateOf(brand),
    version: brand.publishedNumber,
    hasUnpublishedChanges: brand.hasUnpublishedChanges,
    isDefault: brand.isDefault,
    needsFirstLook: brand.publishedNumber !== null && look === null,
    rejectionReason: look === 'rejected' ? (brand.lookReason ?? '') : null,
    warnings: paletteProblems(identity.palette ?? null).map(({ path, message }) => ({
      path,
      message,
    })),
    createdAt: brand.createdAt.toISOString(),
    updatedAt: brand.updatedAt.toISOString(),
    publishedAt: brand.publishedAt?.toISOString() ?? null,
    archivedAt: brand.archivedAt?.toISOString() ?? null,
  };
}

export function presentBrandToReview(brand: BrandToReview) {
  const { organizationId, organizationName } = brand;
  return { ...presentBrand(brand), organizationId, organizationName };
}

export function presentReviewedBrand(brand: ReviewedBrandRow) {
  const { id, name, organizationName, look: decision, lookReason: reason, decidedBy } = brand;
  return {
    id,
    name,
    organizationName,
    decision,
    reason,
    decidedAt: brand.lookedAt.toISOString(),
    decidedBy,
  };
}

export function presentVersion(version: PublishedVersionRow) {
  const { id, number, name, identity, createdAt, publisher } = version;
  const publishedAt = createdAt.toISOString();
  return { ...presentIdentity(identity), id, number, name, publishedAt, publishedBy: publisher };
}

function presentIdentity(identity: BrandIdentity) {
  const { palette = null, words = null, locks = null, endCard = null } = identity;
  const { website = null, licensee = null, intro = null, watermark = false } = identity;
  const { logos = [], fonts = [] } = identity;
  return { palette, logos, fonts, words, locks, endCard, website, licensee, intro, watermark };
}

function stateOf({ archivedAt, publishedNumber }: BrandRow): BrandBody['state'] {
  if (archivedAt) return 'archived';
  return publishedNumber === null ? 'draft' : 'published';
}
