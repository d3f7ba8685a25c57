import { and, eq } from 'drizzle-orm';

import type { JobId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { canBeCorrectedFree, FREE_CORRECTIONS_MAX } from '#domain/videos/resubmission.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { requirePermission } from '#server/http/callers/authorize.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { jobReviews } from '#server/platform/database/schema/jobs.ts';

const NOT_FREE =
  'A corrected video is free within seven days after the operator rejected a finished one';
const NO_MORE = `A video can be corrected ${FREE_CORRECTIONS_MAX} times free of charge`;
const ALREADY_CORRECTED = 'This video was already corrected';

/**
 * Claims the right to one free correction. Returns the rejected video that it belongs to; throws if
 * there is none. The lock makes a second claimant wait; the schema's triggers stop anyone who
 * bypasses it, and remember corrections that were deleted.
 */
export async function lockCorrected(
  tx: Transaction,
  actor: Actor,
  { jobId, now }: { readonly jobId: JobId; readonly now: Date },
): Promise<JobId> {
  const named = await lock(tx, actor, jobId);
  // A failed correction stands in for the video it was to correct.
  const failedFor = named.status === 'failed' ? named.resubmits : null;
  const video = failedFor === null ? named : await lock(tx, actor, failedFor);
  if (video.authorId !== actor.userId) requirePermission(actor, 'video.manageAll');
  if (video.correctedAt !== null) throw new AppError('wrong_state', { message: ALREADY_CORRECTED });
  if (video.correctionsUsed >= FREE_CORRECTIONS_MAX) {
    throw new AppError('wrong_state', { message: NO_MORE });
  }
  if (!canBeCorrectedFree(video, now)) throw new AppError('wrong_state', { message: NOT_FREE });
  return video.id;
}

async function lock(tx: Transaction, { organizationId }: Actor, jobId: JobId) {
  const ofJob = eq(jobReviews.jobId, jobId);
  await tx.select({ jobId: jobReviews.jobId }).from(jobReviews).where(ofJob).for('no key update');
  const isOurs = and(eq(jobRows.id, jobId), eq(jobRows.organizationId, organizationId));
  const [row] = await tx.select().from(jobRows).where(isOurs);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function recordCorrection(
  audit: AuditService,
  tx: Transaction,
  { actor, jobId, corrected }: { actor: Actor; jobId: JobId; corrected: JobId },
): Promise<void> {
  const { organizationId, userId: actorId } = actor;
  const details = { corrects: corrected };
  await audit.record(tx, {
    organizationId,
    action: 'video.resubmitted',
    actorId,
    subjectId: jobId,
    details,
  });
}
