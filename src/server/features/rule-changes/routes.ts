import type { ruleChangeRoutes } from '#contracts/routes/rule-changes.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { changedMarkets } from '#domain/markets/line-versions.ts';
import type { RuleChangesService } from './service.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

type JobToShow = JobRow & { readonly author: string | null };

/** `presentJob` is the jobs feature's presenter. */
export function createRuleChangeHandlers(
  ruleChanges: RuleChangesService,
  presentJob: (job: JobToShow, caller: SignedIn) => JobBody,
): HandlersOf<typeof ruleChangeRoutes> {
  return {
    list: async ({ caller, query, nextPage }) => {
      const page = await ruleChanges.list(caller.actor, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map((video) => ({
        ...presentJob(video, caller),
        organizationName: video.organizationName,
        changedMarkets: changedMarkets(video.markets, video.lineVersions),
        isBeingRenewed: video.isBeingRenewed,
      }));
    },
    renew: async ({ caller, params }) =>
      presentJob(await ruleChanges.renew(caller.actor, params.jobId as JobId), caller),
  };
}
