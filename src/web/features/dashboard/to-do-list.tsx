import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { publicNameOf } from '#domain/organization-name.ts';
import { roleHas } from '#domain/permissions.ts';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Activity = DashboardStats['recentActivity'][number];
type SignedIn = Pick<ReturnType<typeof useSignedIn>, 'user' | 'organization'>;

interface ToDo {
  readonly text: string;
  readonly path: string;
  /** The video that it is about, where that is a single one. */
  readonly video?: Activity | undefined;
}

/** What the signed-in person can do next, the most urgent first; the operator's organization makes no first steps. */
function toDosOf({ user: { role }, organization }: SignedIn, stats: DashboardStats): ToDo[] {
  const isNew = stats.totalVideos === 0 && !organization.isOperator;
  const isLow = stats.creditsRemaining < VIDEO_COST_CREDITS && !organization.isOperator;
  return [
    ...reviewsOf(stats),
    ...(stats.readyUnread > 0
      ? [{ text: TEXTS.videosReady(stats.readyUnread), path: PATHS.readyVideos }]
      : []),
    ...(stats.linksEndingSoon > 0
      ? [{ text: TEXTS.linksEndSoon(stats.linksEndingSoon), path: PATHS.liveVideos }]
      : []),
    ...(stats.rightsEndingSoon > 0
      ? [{ text: TEXTS.rightsEndSoon(stats.rightsEndingSoon), path: PATHS.library }]
      : []),
    ...(stats.lacksSeller ? [{ text: TEXTS.nameTheSeller, path: PATHS.billingSettings }] : []),
    ...(stats.lowBalanceCredits !== null && !isLow && roleHas(role, 'credits.buy')
      ? [{ text: TEXTS.balanceIsLow(stats.lowBalanceCredits), path: PATHS.credits }]
      : []),
    ...(isLow && roleHas(role, 'credits.buy')
      ? [{ text: TEXTS.notEnoughCredits, path: PATHS.credits }]
      : []),
    ...(isNew && !isLow && roleHas(role, 'video.create')
      ? [{ text: TEXTS.createAFirstVideo, path: PATHS.create }]
      : []),
    ...(isNew && roleHas(role, 'team.invite')
      ? [{ text: TEXTS.inviteYourTeam, path: PATHS.team }]
      : []),
    ...(publicNameOf(organization.name) === null && roleHas(role, 'organization.edit')
      ? [{ text: TEXTS.nameOrganization, path: PATHS.organizationSettings }]
      : []),
    ...(isNew && roleHas(role, 'organization.edit')
      ? [{ text: TEXTS.setDefaults, path: PATHS.organizationSettings }]
      : []),
  ];
}

/** What waits for a reviewer, each kind behind its tab. */
function reviewsOf(stats: DashboardStats): ToDo[] {
  const { reviewsWaiting, reviewsOnHold, brandsWaiting, appealsWaiting, requestsWaiting } = stats;
  const onlyOne = (state: Activity['state']) => {
    const [video, ...others] = stats.recentActivity.filter((item) => item.state === state);
    return others.length === 0 ? video : undefined;
  };
  const waiting = [
    {
      count: reviewsWaiting - reviewsOnHold,
      video: onlyOne('awaitingReview'),
      text: (count: number) => TEXTS.reviewsWait(count, stats.reviewOrders),
      path: PATHS.moderation,
    },
    {
      count: reviewsOnHold,
      video: onlyOne('onHold'),
      text: TEXTS.videosOnHold,
      path: PATHS.reviewsOnHold,
    },
    { count: brandsWaiting, text: TEXTS.brandsWait, path: PATHS.newBrands },
    { count: appealsWaiting, text: TEXTS.appealsWait, path: PATHS.appeals },
    { count: requestsWaiting, text: TEXTS.requestsWait, path: PATHS.requests },
  ];
  return waiting
    .filter(({ count }) => count > 0)
    .map(({ count, text, path, video }) => ({
      text: text(count),
      path,
      video: count === 1 ? video : undefined,
    }));
}

/** What waits for the signed-in person; without statistics, a place for it. */
export function ToDoList({ stats }: { readonly stats: DashboardStats | undefined }) {
  const signedIn = useSignedIn();
  const toDos = stats ? toDosOf(signedIn, stats) : [];
  return (
    <Card aria-labelledby="to-do" className="max-xl:-order-1">
      <CardTitle id="to-do" className="mb-2">
        {TEXTS.toDo}
      </CardTitle>
      {!stats && <Skeleton className="h-24" />}
      {stats && toDos.length === 0 && <p className="text-muted">{TEXTS.nothingToDo}</p>}
      <ul className="empty:hidden">
        {toDos.map(({ text, path, video }) => (
          <li key={text} className="border-b border-line last:-mb-3 last:border-0">
            <Link
              to={path}
              className="flex items-center justify-between gap-4 py-3 hover:text-gilt"
            >
              {video?.posterUrl && (
                <img
                  src={video.posterUrl}
                  alt=""
                  loading="lazy"
                  className="h-10 w-16 shrink-0 rounded-plaque bg-(--art-black) object-contain"
                />
              )}
              <span className="min-w-0 grow">
                {text}
                {video && (
                  <span dir="auto" className="line-clamp-1 text-sm text-muted">
                    {video.title}
                  </span>
                )}
              </span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-gilt" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
