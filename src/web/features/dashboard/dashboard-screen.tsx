import { queryOptions, useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router';

import { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import { DASHBOARD_SUCCESS_RATE } from '#domain/marketing-copy.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { call } from '#web/api/client.ts';
import { ComplianceNotice } from '#web/features/dashboard/compliance-notice.tsx';
import { RecentActivity } from '#web/features/dashboard/recent-activity.tsx';
import { SpendingCard } from '#web/features/dashboard/spending-card.tsx';
import { StatisticCells } from '#web/features/dashboard/statistic-cells.tsx';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { ToDoList } from '#web/features/dashboard/to-do-list.tsx';
import { PATHS } from '#web/paths.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

/** The sidebar shows the same balance as this screen. */
async function readStats(signal: AbortSignal) {
  const stats = await call(dashboardRoutes.stats, { signal });
  updateOrganization({ creditBalance: stats.creditsRemaining });
  return stats;
}

const statsQuery = queryOptions({
  queryKey: ['/api/dashboard/stats'],
  queryFn: ({ signal }) => readStats(signal),
  // Coming back to this screen asks again: videos finish while one is elsewhere.
  refetchOnMount: 'always',
});

const GREETED_LETTERS_MAX = 20;

/** A username that a greeting has room for. */
function shortened(username: string): string {
  if (username.length <= GREETED_LETTERS_MAX) return username;
  return `${username.slice(0, GREETED_LETTERS_MAX)}…`;
}

export function DashboardScreen() {
  const { user, organization } = useSignedIn();
  const stats = useQuery(statsQuery);
  const figures = stats.data;
  return (
    <div className="max-w-400">
      <PageHeading
        title={TEXTS.dashboard}
        lead={TEXTS.helloHereIsTheLatestOn(shortened(user.username))}
        actions={
          <>
            {roleHas(user.role, 'video.create') && (
              <Button asChild>
                <Link to={PATHS.create}>
                  <Clapperboard aria-hidden="true" className="size-4.5" />
                  {TEXTS.createVideo}
                </Link>
              </Button>
            )}
            {roleHas(user.role, 'credits.buy') && (
              <Button asChild variant="secondary">
                <Link to={PATHS.credits}>{TEXTS.topUpCredits}</Link>
              </Button>
            )}
          </>
        }
      />
      {!stats.isError && <ToDoList stats={figures} />}
      <StatisticCells
        cells={[
          {
            title: TEXTS.totalVideos,
            value: figures?.totalVideos,
            note: TEXTS.allTime,
            path: PATHS.videos,
          },
          {
            title: TEXTS.credits,
            path: PATHS.credits,
            value: figures?.creditsRemaining ?? organization.creditBalance,
            note: TEXTS.remaining,
          },
          {
            title: TEXTS.inProgress,
            path: PATHS.unfinishedVideos,
            value: figures && Math.max(0, figures.videosInProgress - figures.videosOnHold),
            note: figures?.videosOnHold
              ? `${TEXTS.activeJobs} · ${TEXTS.onHold(figures.videosOnHold)}`
              : TEXTS.activeJobs,
            isLive: (figures?.recentActivity ?? []).some(({ state }) => state === 'rendering'),
          },
          {
            title: TEXTS.successRate,
            value: DASHBOARD_SUCCESS_RATE.value,
            note: DASHBOARD_SUCCESS_RATE.label,
          },
        ]}
        isLoading={stats.isPending}
      />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <RecentActivity query={stats} />
        <div className="grid min-w-0 gap-6">
          <SpendingCard />
          <ComplianceNotice />
        </div>
      </div>
    </div>
  );
}
