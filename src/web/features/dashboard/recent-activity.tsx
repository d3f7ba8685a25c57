import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDateTime } from '#web/ui/moment.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const SKELETON_ROW_COUNT = 3;

type Activity = DashboardStats['recentActivity'][number];

function ActivityRow({ item }: { readonly item: Activity }) {
  return (
    // On a phone the badge stands beside the time: the words need the width.
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3.5 last:border-0">
      <p dir="auto" className="line-clamp-3 font-medium wrap-anywhere max-sm:col-span-2">
        <Link to={PATHS.videoOf(item.id)} className="hover:text-gilt hover:underline">
          {item.message}
        </Link>
      </p>
      <span className="justify-self-end sm:row-span-2">
        <Badge tone={item.type === 'ready' ? 'default' : 'secondary'}>{item.type}</Badge>
      </span>
      <time dateTime={item.timestamp} className="figures text-sm text-muted max-sm:row-start-2">
        {formatDateTime(item.timestamp)}
      </time>
    </li>
  );
}

function NoActivity() {
  return (
    <EmptyState
      title={TEXTS.noRecentActivity}
      text={TEXTS.chooseAPresetAndWriteA}
      action={
        <Button asChild>
          <Link to={PATHS.create}>{TEXTS.createYourFirstVideo}</Link>
        </Button>
      }
    />
  );
}

export function RecentActivity({ query }: { readonly query: UseQueryResult<DashboardStats> }) {
  return (
    <Card aria-labelledby="recent-activity">
      <CardTitle id="recent-activity" className="mb-3">
        {TEXTS.recentActivity}
      </CardTitle>
      <QueryState
        query={query}
        loading={<SkeletonRows label={TEXTS.loadingActivity} count={SKELETON_ROW_COUNT} />}
        errorTitle={TEXTS.activityCouldNotBeLoaded}
      >
        {({ recentActivity }) =>
          recentActivity.length === 0 ? (
            <NoActivity />
          ) : (
            <ul>
              {recentActivity.map((item) => (
                <ActivityRow key={item.id} item={item} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}
