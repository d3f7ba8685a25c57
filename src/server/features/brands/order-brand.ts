import { and, eq, isNull } from 'drizzle-orm';

import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import type { BrandId, OrganizationId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { brands, brandVersions } from '#server/platform/database/schema/brands.ts';

/** The published version of a brand, as used by an order. */
export interface OrderBrand {
  readonly id: BrandId;
  readonly version: number;
  readonly name: string;
  readonly identity: BrandIdentity;
  /** Whether the operator has reviewed it: its first publication, and later ones with held texts. */
  readonly isLookedAt: boolean;
}

const NO_SUCH_BRAND = 'There is no such brand';

/**
 * Returns the brand of an order: the one it names, none for null, or the organization's default if
 * it names none at all. Throws 400 if the named one does not exist or was never published.
 */
export async function findOrderBrand(
  connection: Connection,
  organizationId: OrganizationId,
  brandId: string | null | undefined,
): Promise<OrderBrand | null> {
  if (brandId === null) return null;
  const isNamed = brandId !== undefined;
  const [row] = await connection
    .select({ brand: brands, version: brandVersions })
    .from(brands)
    .leftJoin(
      brandVersions,
      and(eq(brandVersions.brandId, brands.id), eq(brandVersions.number, brands.publishedNumber)),
    )
    .where(
      and(
        eq(brands.organizationId, organizationId),
        isNull(brands.archivedAt),
        isNamed ? eq(brands.id, brandId as BrandId) : brands.isDefault,
      ),
    );
  if (row?.version) {
    const { number: version, name, identity } = row.version;
    return { id: row.brand.id, version, name, identity, isLookedAt: row.brand.look !== null };
  }
  if (!isNamed) return null;
  throw refusal(row ? notPublished(row.brand.name) : NO_SUCH_BRAND);
}

/**
 * Throws 409 if the brand is deleted, or the operator has rejected it; locks it until `tx` ends.
 */
export async function lockOrderBrand(tx: Connection, id: BrandId): Promise<void> {
  const [row] = await tx
    .select({
      name: brands.name,
      publishedNumber: brands.publishedNumber,
      archivedAt: brands.archivedAt,
    })
    .from(brands)
    .where(eq(brands.id, id))
    .for('share');
  if (row && row.publishedNumber !== null && row.archivedAt === null) return;
  const brand = row ? `The brand “${row.name}”` : 'The brand of this video';
  throw new AppError('wrong_state', { message: `${brand} can no longer be used` });
}

function notPublished(name: string): string {
  return `The brand “${name}” is not published yet. An owner or admin can publish it under Brands.`;
}

function refusal(message: string): AppError {
  return new AppError('validation_failed', { message, issues: [{ path: 'brandId', message }] });
}
