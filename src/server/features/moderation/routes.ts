import type { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { Actor } from '#domain/permissions.ts';
import { needsSecondReviewer, type ModerationService } from './service.ts';
import type { ReviewRow } from './store.ts';
import { pageRequestOf } from '#server/http/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

/** `presentJob` is how the jobs feature shows a job. */
export function createModerationHandlers(
  moderation: ModerationService,
  presentJob: (job: ReviewRow) => JobBody,
): HandlersOf<typeof moderationRoutes> {
  const presentFor =
    (actor: Actor) =>
    (job: ReviewRow): ReviewJobBody => ({
      ...presentJob(job),
      organizationName: job.organizationName,
      findings: [...job.findings],
      policyVersion: job.policyVersion,
      title: job.title,
      offer: job.offer,
      callToAction: job.callToAction,
      website: job.publicWebsite ?? job.website,
      needsSecondReviewer: needsSecondReviewer(actor, job),
      decidedAt: job.decidedAt && job.decidedAt.toISOString(),
      decidedBy: job.decidedByName,
    });
  return {
    pending: async ({ caller, query, nextPage }) => {
      const page = await moderation.listWaiting(caller.actor, query, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentFor(caller.actor));
    },
    history: async ({ caller, query, nextPage }) => {
      const page = await moderation.listDecided(caller.actor, query, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentFor(caller.actor));
    },
    approve: async ({ caller, params }) =>
      presentFor(caller.actor)(await moderation.approve(caller.actor, params.jobId as JobId)),
    reject: async ({ caller, params, body }) =>
      presentFor(caller.actor)(await moderation.reject(caller.actor, params.jobId as JobId, body)),
  };
}
