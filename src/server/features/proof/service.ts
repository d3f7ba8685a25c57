/**
 * Evidence about videos: the history of one video and, once it is finished, its proof sheet for its
 * organization, and for anyone, whether a file with a certain hash was made here. Authorization:
 * the route's permission; videos of other organizations are visible to the operator's reviewers
 * only. Outsiders who have a file learn when and how it was made, and nothing else.
 */
import type { JobId } from '#domain/ids.ts';
import { missingRequirement, type Actor } from '#domain/people/permissions.ts';
import type { ProofDecision, ProofSheet } from '#domain/proof/proof-sheet.ts';
import { describeAuditEvent } from '#domain/events/audit.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import { isDecision, videoEventKindOf } from '#domain/videos/video-events.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import { findByHash, findFilmRecord } from '#server/features/provenance/film-records.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findJobRow } from '#server/platform/database/job-rows.ts';

interface Deps {
  readonly db: Database;
  readonly audit: AuditService;
  readonly jobs: JobsService;
}

interface VideoHistory {
  readonly findings: readonly Finding[];
  readonly wasHeld: boolean;
  readonly events: readonly Pick<ProofDecision, 'at' | 'kind' | 'by' | 'note'>[];
}

type Entry = Awaited<ReturnType<AuditService['about']>>[number];

/**
 * What the audit entries of a video tell, oldest first. Notes are not part of the log, whose entries
 * can never be erased: the video keeps the one of its last decision.
 */
function eventsOf(entries: readonly Entry[], lastNote: string | null): ProofDecision[] {
  const events = entries.flatMap(({ action, details, createdAt, actorName: by, hash }) => {
    const kind = videoEventKindOf(action, details);
    if (kind === null) return [];
    return [{ at: createdAt.toISOString(), kind, action, details, by, hash }];
  });
  const last = events.findLastIndex(({ kind }) => isDecision(kind));
  return events.map(({ action, details, ...event }, index) => {
    const note = index === last ? lastNote : null;
    // The note begins with the reason.
    const told = note === null ? details : { ...details, reason: null };
    return { ...event, what: describeAuditEvent(action, told), note };
  });
}

export type ProofService = ReturnType<typeof createProofService>;

export function createProofService({ db, audit, jobs }: Deps) {
  async function find(actor: Actor, jobId: JobId) {
    const judgesAll = actor.isOperator && missingRequirement(actor, 'moderation.decide') === null;
    if (!judgesAll) return jobs.find(actor.organizationId, jobId);
    const job = await findJobRow(db, jobId);
    if (!job) throw new AppError('not_found');
    return jobs.find(job.organizationId, jobId);
  }

  return {
    async historyOf(actor: Actor, jobId: JobId): Promise<VideoHistory> {
      const job = await find(actor, jobId);
      const entries = await audit.about(job.organizationId, jobId);
      const isFlagged = job.moderationStatus === 'flagged';
      return {
        findings: job.findings,
        wasHeld: isFlagged || entries.some(({ details }) => details['from'] === 'flagged'),
        events: eventsOf(entries, job.moderationReason).map(({ at, kind, by, note }) => ({
          at,
          kind,
          by,
          note,
        })),
      };
    },

    async sheetOf(actor: Actor, jobId: JobId): Promise<ProofSheet> {
      const job = await find(actor, jobId);
      const record = await findFilmRecord(db, jobId);
      if (!record) throw new AppError('not_found');
      const entries = await audit.about(job.organizationId, jobId);
      return {
        jobId,
        prompt: job.prompt,
        preset: job.preset,
        words: job.words,
        leftOut: job.leftOut,
        onScreen: jobs.wordsOnScreen(job),
        orderedAt: job.createdAt.toISOString(),
        orderedBy: job.author,
        finishedAt: record.createdAt.toISOString(),
        markets: job.markets,
        findings: job.findings,
        policyVersion: record.policyVersion,
        marketsVersion: record.marketsVersion,
        decisions: eventsOf(entries, job.moderationReason),
        film: {
          sha256: record.sha256,
          bytes: record.bytes,
          instanceId: record.instanceId,
          digitalSourceType: record.digitalSourceType,
        },
        proof: record.proof,
      };
    },

    /** What is known about a file with this hash; null if it was not made here. */
    findFile: (sha256: string) => findByHash(db, sha256),
  };
}
