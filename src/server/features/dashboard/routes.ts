import type { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import { describeActivity } from './activity.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

const RECENT_COUNT = 10;

export function createDashboardHandlers(
  jobs: JobsService,
  credits: CreditsService,
): HandlersOf<typeof dashboardRoutes> {
  return {
    stats: async ({ caller }) => {
      const { organizationId } = caller.actor;
      const [counters, creditsRemaining, recent] = await Promise.all([
        jobs.countersOf(organizationId),
        credits.balanceOf(organizationId),
        jobs.list(organizationId, { limit: RECENT_COUNT, after: null }),
      ]);
      return {
        totalVideos: counters.total,
        creditsRemaining,
        videosInProgress: counters.unfinished,
        recentActivity: recent.items.map(describeActivity),
      };
    },
  };
}
