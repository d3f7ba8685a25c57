import type { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import type { ModerationService } from './service.ts';
import type { ReviewRow } from './store.ts';
import { pageRequestOf } from '#server/http/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

/** `presentJob` is how the jobs feature shows a job. */
export function createModerationHandlers(
  moderation: ModerationService,
  presentJob: (job: ReviewRow) => JobBody,
): HandlersOf<typeof moderationRoutes> {
  const present = (job: ReviewRow) => ({
    ...presentJob(job),
    organizationName: job.organizationName,
    findings: [...job.findings],
  });
  return {
    pending: async ({ caller, query, nextPage }) => {
      const page = await moderation.listWaiting(caller.actor, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(present);
    },
    approve: async ({ caller, params }) =>
      present(await moderation.approve(caller.actor, params.jobId as JobId)),
    reject: async ({ caller, params, body }) =>
      present(await moderation.reject(caller.actor, params.jobId as JobId, body)),
  };
}
