import type { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import { describeActivity } from './activity.ts';
import * as store from './store.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/database/database.ts';

const RECENT_COUNT = 10;
const SOON_MILLISECONDS = 7 * 24 * 60 * 60 * 1_000;

interface DashboardDeps {
  readonly db: Connection;
  readonly clock: Clock;
  readonly jobs: JobsService;
  readonly credits: CreditsService;
}

export function createDashboardHandlers({
  db,
  clock,
  jobs,
  credits,
}: DashboardDeps): HandlersOf<typeof dashboardRoutes> {
  return {
    stats: async ({ caller }) => {
      const { organizationId, userId } = caller.actor;
      const from = clock.now();
      const soon = { from, until: new Date(from.getTime() + SOON_MILLISECONDS) };
      const [counters, creditsRemaining, recent, ready, links, rights] = await Promise.all([
        jobs.countersOf(organizationId),
        credits.balanceOf(organizationId),
        jobs.list(organizationId, { limit: RECENT_COUNT, after: null }),
        store.countReadyUnread(db, userId),
        store.countLinksEnding(db, organizationId, soon),
        store.countRightsEnding(db, organizationId, soon),
      ]);
      return {
        totalVideos: counters.total,
        creditsRemaining,
        videosInProgress: counters.unfinished,
        readyUnread: ready,
        linksEndingSoon: links,
        rightsEndingSoon: rights,
        recentActivity: recent.items.map(describeActivity),
      };
    },
  };
}
