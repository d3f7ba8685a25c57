import { and, eq } from 'drizzle-orm';

import type { BrandId } from '#domain/ids.ts';
import { brands } from '#server/platform/database/brand-schema.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/**
 * Gives a brand the name that waited for the operator, or takes the wish back. Nothing happens where
 * the brand has asked for another one meanwhile. What is published keeps its name.
 */
export async function takeDecidedName(
  tx: Transaction,
  { brandId, name, isApproved }: { brandId: BrandId; name: string; isApproved: boolean },
): Promise<void> {
  await tx
    .update(brands)
    .set({ pendingName: null, ...(isApproved && { name }) })
    .where(and(eq(brands.id, brandId), eq(brands.pendingName, name)));
}
