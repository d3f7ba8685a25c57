import type { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { needsSecondReviewer, type ModerationService } from './service.ts';
import type { ReviewRow } from './store.ts';
import type { SignedIn } from '#server/http/authenticate.ts';
import { pageRequestOf } from '#server/http/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

/** `presentJob` is how the jobs feature shows a job. */
export function createModerationHandlers(
  moderation: ModerationService,
  presentJob: (job: ReviewRow, caller: SignedIn) => JobBody,
): HandlersOf<typeof moderationRoutes> {
  const presentFor =
    (caller: SignedIn) =>
    (job: ReviewRow): ReviewJobBody => ({
      ...presentJob(job, caller),
      organizationName: job.organizationName,
      findings: [...job.findings],
      policyVersion: job.policyVersion,
      website: job.publicWebsite ?? job.website,
      needsSecondReviewer: needsSecondReviewer(caller.actor, job),
      decidedAt: job.decidedAt && job.decidedAt.toISOString(),
      decidedBy: job.decidedByName,
    });
  return {
    pending: async ({ caller, query, nextPage }) => {
      const page = await moderation.listWaiting(caller.actor, query, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentFor(caller));
    },
    history: async ({ caller, query, nextPage }) => {
      const page = await moderation.listDecided(caller.actor, query, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentFor(caller));
    },
    approve: async ({ caller, params }) =>
      presentFor(caller)(await moderation.approve(caller.actor, params.jobId as JobId)),
    reject: async ({ caller, params, body }) =>
      presentFor(caller)(await moderation.reject(caller.actor, params.jobId as JobId, body)),
  };
}
