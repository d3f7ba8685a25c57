import { and, eq, isNull } from 'drizzle-orm';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { ShareEnding } from '#domain/sharing/share-endings.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { shares } from '#server/platform/database/sharing-schema.ts';

interface Ending {
  readonly ending: ShareEnding;
  readonly now: Date;
}

/**
 * Ends the open link of a job as part of what ends it: a rejection, a deletion. Answers whether
 * there was one; the caller writes that to the audit log as `video.unshared`.
 */
export async function endShareOf(
  tx: Transaction,
  jobId: JobId,
  { ending, now }: Ending,
): Promise<boolean> {
  const rows = await tx
    .update(shares)
    .set({ endedAt: now, ending })
    .where(and(eq(shares.jobId, jobId), isNull(shares.endedAt)))
    .returning({ id: shares.id });
  return rows.length > 0;
}

/** Ends all open links of an organization that is closed. */
export async function endSharesOf(
  tx: Transaction,
  organizationId: OrganizationId,
  now: Date,
): Promise<void> {
  await tx
    .update(shares)
    .set({ endedAt: now, ending: 'closed' })
    .where(and(eq(shares.organizationId, organizationId), isNull(shares.endedAt)));
}
