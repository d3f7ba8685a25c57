/**
 * What happens to a public link when its job or organization changes. Called by the features that
 * end or renew those, in their own transactions.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { ShareEnding } from '#domain/sharing/share-endings.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { shares } from '#server/platform/database/schema/sharing.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';

interface Ending {
  readonly ending: ShareEnding;
  readonly now: Date;
}

/**
 * Ends the open link of a job as part of a rejection or deletion. Returns whether there was one;
 * the caller records that in the audit log as `video.unshared`.
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

type Renewal = Pick<JobRow, 'id' | 'organizationId' | 'renews' | 'status' | 'moderationStatus'>;

/**
 * Moves the public URL of a film to its renewal as soon as the renewal is both made and approved.
 * Called when either happens; does nothing before, or without a link.
 */
export async function moveShareToRenewal(tx: Transaction, job: Renewal): Promise<void> {
  if (job.renews === null) return;
  if (job.status !== 'ready' || job.moderationStatus !== 'approved') return;
  await tx
    .update(shares)
    .set({ jobId: job.id, revision: sql`${shares.revision} + 1` })
    .where(
      and(
        eq(shares.jobId, job.renews),
        eq(shares.organizationId, job.organizationId),
        isNull(shares.endedAt),
      ),
    );
}
