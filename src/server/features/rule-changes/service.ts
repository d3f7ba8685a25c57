/**
 * Live videos whose legal lines are outdated, and their renewal. Called by the rule-change routes.
 * Every film records by market which version of the rules its lines were made from. A renewed film
 * is a separate job with the same order and seed, so it shows the same picture with current lines.
 * It is free and, like every film, reviewed before it goes live. The old one stays unchanged. Reach
 * as in moderation: an organization's own videos, all videos for the operator.
 */
import { randomUUID } from 'node:crypto';

import type { JobId } from '#domain/ids.ts';
import { changedMarkets } from '#domain/markets/line-versions.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Deps {
  readonly db: Database;
  readonly audit: AuditService;
  readonly jobs: Pick<JobsService, 'insertRenewal' | 'find'>;
}

export type RuleChangesService = ReturnType<typeof createRuleChangesService>;

const UP_TO_DATE = 'The legal lines of this video are up to date';
const ALREADY_RENEWED = 'This video is being renewed already';

export function createRuleChangesService({ db, audit, jobs }: Deps) {
  return {
    async list(actor: Actor, request: PageRequest): Promise<Page<store.OutdatedRow>> {
      return pageOf(await store.findOutdated(db, scopeOf(actor), request), request.limit);
    },

    async renew(actor: Actor, jobId: JobId): ReturnType<JobsService['find']> {
      const made = await db.transaction(async (tx) => {
        const video = await store.lockLive(tx, scopeOf(actor), jobId);
        if (!video) throw new AppError('not_found');
        const changed = changedMarkets(video.markets, video.lineVersions);
        if (changed.length === 0) throw new AppError('wrong_state', { message: UP_TO_DATE });
        if (video.renewedBy !== null) {
          throw new AppError('wrong_state', { message: ALREADY_RENEWED });
        }
        const renewal = { id: randomUUID() as JobId, of: video };
        await jobs.insertRenewal(tx, renewal);
        await audit.record(tx, {
          organizationId: video.organizationId,
          action: 'video.labels_renewed',
          actorId: actor.userId,
          subjectId: jobId,
          details: { renewal: renewal.id, markets: changed.join(', ') },
        });
        return { id: renewal.id, organizationId: video.organizationId };
      });
      return jobs.find(made.organizationId, made.id);
    },
  };
}

/** Members of the operator can renew all videos. */
function scopeOf(actor: Actor): store.Scope {
  return actor.isOperator ? null : actor.organizationId;
}
