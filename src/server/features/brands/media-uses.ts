import { and, eq, isNull } from 'drizzle-orm';

import type { MediaId, OrganizationId } from '#domain/ids.ts';
import { brandFileIdsOf } from './film-brand.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { brands, brandVersions } from '#server/platform/database/schema/brands.ts';

export interface MediaUse {
  readonly kind: 'brand';
  readonly id: string;
  readonly name: string;
}

/** Returns which brands use which files: in their drafts, and in the version that orders use. */
export async function findMediaUses(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<ReadonlyMap<MediaId, readonly MediaUse[]>> {
  const rows = await connection
    .select({
      id: brands.id,
      name: brands.name,
      draft: brands.identity,
      published: brandVersions.identity,
    })
    .from(brands)
    .leftJoin(
      brandVersions,
      and(eq(brandVersions.brandId, brands.id), eq(brandVersions.number, brands.publishedNumber)),
    )
    .where(and(eq(brands.organizationId, organizationId), isNull(brands.archivedAt)));
  const uses = new Map<MediaId, MediaUse[]>();
  for (const { id, name, draft, published } of rows) {
    const ids = new Set(
      [draft, published ?? {}].flatMap((identity) => brandFileIdsOf({ identity })),
    );
    for (const mediaId of ids) {
      uses.set(mediaId, [...(uses.get(mediaId) ?? []), { kind: 'brand', id, name }]);
    }
  }
  return uses;
}
