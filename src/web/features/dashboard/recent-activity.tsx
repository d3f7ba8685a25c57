import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { VideoStill } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { PresetLinks } from '#web/site/preset-links.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { formatAge, formatDateTime } from '#web/ui/text/moment.ts';
import { VideoStateBadge } from '#web/video-state/video-state-badge.tsx';

const SKELETON_ROW_COUNT = 3;

type Activity = DashboardStats['recentActivity'][number];

function ActivityRow({ item }: { readonly item: Activity }) {
  const { id, title, message, timestamp, state, refunded, videoCount, readyCount } = item;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <VideoStill
        posterUrl={item.posterUrl}
        preset={item.preset}
        className="row-span-2 h-12 w-20 max-sm:row-span-3 max-sm:mt-1 max-sm:self-start"
      />
      <Link
        to={PATHS.videoOf(id)}
        dir="auto"
        title={title}
        className="line-clamp-2 max-sm:line-clamp-3 self-end leading-snug font-medium wrap-anywhere hover:text-gilt hover:underline"
      >
        {title}
      </Link>
      <span className="self-start max-sm:order-last max-sm:col-start-2 sm:justify-self-end">
        <VideoStateBadge state={state} refunded={refunded} />
      </span>
      <p className="figures self-start text-sm text-muted">
        {message}
        {videoCount > 1 && ` · ${TEXTS.formatsReady(readyCount, videoCount)}`}
        <time dateTime={timestamp} className="whitespace-nowrap sm:hidden">
          {` · ${formatAge(timestamp)}`}
        </time>
      </p>
      <time
        dateTime={timestamp}
        title={formatDateTime(timestamp)}
        className="figures self-start justify-self-end pt-0.5 text-sm whitespace-nowrap text-muted max-sm:hidden"
      >
        {formatAge(timestamp)}
      </time>
    </li>
  );
}

/** What to begin with. */
function FirstVideo() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <PresetLinks sizes="(min-width: 40rem) 16rem, 50vw" className="contents" />
        <Link
          to={PATHS.create}
          className="grid min-h-11 place-items-center rounded-plaque border border-line p-3 text-center font-semibold hover:border-gilt"
        >
          {TEXTS.createYourFirstVideo}
        </Link>
      </div>
    </>
  );
}

function NoActivity() {
  const mayCreate = roleHas(useSignedIn().user.role, 'video.create');
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        <span className="text-ink">{TEXTS.noRecentActivity}</span>
        {mayCreate && `. ${TEXTS.chooseAPresetAndWriteA}`}
      </p>
      {mayCreate && <FirstVideo />}
    </div>
  );
}

export function RecentActivity({ query }: { readonly query: UseQueryResult<DashboardStats> }) {
  return (
    <Card aria-labelledby="recent-activity">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle id="recent-activity">{TEXTS.recentActivity}</CardTitle>
        <Button asChild variant="link" size="inline" className="text-sm">
          <Link to={PATHS.videos}>{TEXTS.seeAllVideos}</Link>
        </Button>
      </div>
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
