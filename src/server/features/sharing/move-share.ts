import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Transaction } from '#server/platform/database/database.ts';
import { shares } from '#server/platform/database/sharing-schema.ts';
import type { jobs } from '#server/platform/database/schema.ts';

type Renewal = Pick<
  typeof jobs.$inferSelect,
  'id' | 'organizationId' | 'renews' | 'status' | 'moderationStatus'
>;

/**
 * Once a film that renews another's legal lines is both made and approved, the public address of the
 * old one shows it. Called by whatever completes the two; does nothing before, or without a link.
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
