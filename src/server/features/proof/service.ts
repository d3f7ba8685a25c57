/**
 * What can be proven of finished videos: the sheet of one video for its organization, and for anybody
 * whether a file with a certain hash was made here. Authorization: the route's permission; videos of
 * other organizations do not exist, except for the operator's people who review them. Strangers learn of a file that they hold when and how it was
 * made, and nothing else.
 */
import type { AuditAction } from '#domain/audit.ts';
import type { JobId } from '#domain/ids.ts';
import { missingRequirement, type Actor } from '#domain/permissions.ts';
import type { ProofSheet } from '#domain/proof-sheet.ts';
import { describeAuditEvent } from '#domain/audit.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import { findByHash, findFilmRecord } from '#server/features/provenance/film-records.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findJobRow, type JobRow } from '#server/platform/database/job-rows.ts';

interface Deps {
  readonly db: Database;
  readonly audit: AuditService;
  readonly jobs: JobsService;
}

export type ProofService = ReturnType<typeof createProofService>;

const DECISIONS: readonly AuditAction[] = [
  'video.signed',
  'video.approved',
  'video.rejected',
  'video.shared',
  'video.unshared',
];

export function createProofService({ db, audit, jobs }: Deps) {
  async function find(actor: Actor, jobId: JobId): Promise<JobRow> {
    const reviewsAll = actor.isOperator && missingRequirement(actor, 'moderation.decide') === null;
    if (!reviewsAll) return jobs.find(actor.organizationId, jobId);
    const job = await findJobRow(db, jobId);
    if (!job) throw new AppError('not_found');
    return job;
  }

  return {
    async sheetOf(actor: Actor, jobId: JobId): Promise<ProofSheet> {
      const job = await find(actor, jobId);
      const record = await findFilmRecord(db, jobId);
      if (!record) throw new AppError('not_found');
      const events = await audit.about(job.organizationId, jobId);
      return {
        jobId,
        prompt: job.prompt,
        preset: job.preset,
        words: job.words,
        leftOut: job.leftOut,
        orderedAt: job.createdAt.toISOString(),
        finishedAt: record.createdAt.toISOString(),
        markets: job.markets,
        findings: job.findings,
        policyVersion: record.policyVersion,
        marketsVersion: record.marketsVersion,
        decisions: events
          .filter(({ action }) => DECISIONS.includes(action))
          .map(({ action, details, createdAt, actorName, hash }) => ({
            at: createdAt.toISOString(),
            what: describeAuditEvent(action, details),
            by: actorName,
            hash,
          })),
        film: {
          sha256: record.sha256,
          bytes: record.bytes,
          instanceId: record.instanceId,
          digitalSourceType: record.digitalSourceType,
        },
        proof: record.proof,
      };
    },

    /** What is known of a file with this hash; null where it was not made here. */
    findFile: (sha256: string) => findByHash(db, sha256),
  };
}
