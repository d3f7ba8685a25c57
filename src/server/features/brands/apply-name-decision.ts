import { and, eq } from 'drizzle-orm';

import type { BrandId } from '#domain/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { brands } from '#server/platform/database/schema/brands.ts';

/**
 * Gives a brand the name that waited for the operator, or drops the request. Does nothing if the
 * brand has requested another name since. Published versions keep their name.
 */
export async function applyNameDecision(
  tx: Transaction,
  { brandId, name, isApproved }: { brandId: BrandId; name: string; isApproved: boolean },
): Promise<void> {
  await tx
    .update(brands)
    .set({ pendingName: null, ...(isApproved && { name }) })
    .where(and(eq(brands.id, brandId), eq(brands.pendingName, name)));
}
