import {
  Clapperboard,
  Coins,
  Images,
  Scale,
  Settings,
  SquarePlay,
  Stamp,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';

import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { publicNameOf } from '#domain/people/organization-name.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { VideoStill } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

type Activity = DashboardStats['recentActivity'][number];
type SignedIn = Pick<ReturnType<typeof useSignedIn>, 'user' | 'organization'>;

interface ToDo {
  readonly text: string;
  /** What is done about it. */
  readonly verb: string;
  readonly path: string;
  /** Of the page that it leads to, as in the menu. */
  readonly icon: LucideIcon;
  /** Somebody waits for it. */
  readonly isDue?: boolean;
  /** One of the videos that it is about. */
  readonly still?: Activity | undefined;
  /** The videos that it is about, and why. */
  readonly about?: string | undefined;
}

/** What the signed-in person can do next, the most urgent first; the operator's organization makes no first steps. */
function toDosOf({ user: { role }, organization }: SignedIn, stats: DashboardStats): ToDo[] {
  const isNew = stats.totalVideos === 0 && !organization.isOperator;
  const isLow = stats.creditsRemaining < VIDEO_COST_CREDITS && !organization.isOperator;
  const low = stats.lowBalanceCredits;
  const mayEdit = roleHas(role, 'organization.edit');
  const ready = stats.recentActivity
    .filter(({ type }) => type === 'ready')
    .slice(0, stats.readyUnread);
  return [
    ...reviewsOf(stats),
    ...correctionsOf(stats),
    ...given(stats.readyUnread > 0, {
      text: TEXTS.videosReady(stats.readyUnread),
      verb: TEXTS.watch,
      path: PATHS.readyVideos,
      icon: Clapperboard,
      still: ready[0],
      about: ready.map(({ title }) => title).join(' · ') || undefined,
    }),
    ...given(stats.linksEndingSoon > 0, {
      text: TEXTS.linksEndSoon(stats.linksEndingSoon),
      verb: TEXTS.renew,
      path: PATHS.liveVideos,
      icon: SquarePlay,
    }),
    ...given(stats.rightsEndingSoon > 0, {
      text: TEXTS.rightsEndSoon(stats.rightsEndingSoon),
      verb: TEXTS.renew,
      path: PATHS.library,
      icon: Images,
    }),
    ...given(roleHas(role, 'credits.buy') && (isLow || low !== null), {
      text: isLow ? TEXTS.notEnoughCredits : TEXTS.balanceIsLow(low ?? 0),
      verb: TEXTS.topUp,
      path: PATHS.credits,
      icon: Coins,
      isDue: isLow,
    }),
    ...given(isNew && !isLow && roleHas(role, 'video.create'), {
      text: TEXTS.createAFirstVideo,
      verb: TEXTS.create,
      path: PATHS.create,
      icon: Clapperboard,
    }),
    ...given(isNew && roleHas(role, 'team.invite'), {
      text: TEXTS.inviteYourTeam,
      verb: TEXTS.invite,
      path: PATHS.team,
      icon: Users,
    }),
    ...given(publicNameOf(organization.name) === null && mayEdit, {
      ...setUp(PATHS.organizationSettings),
      text: TEXTS.nameOrganization,
    }),
    ...given(isNew && mayEdit, {
      ...setUp(PATHS.organizationSettings),
      text: TEXTS.setDefaults,
    }),
    ...given(stats.lacksSeller, { ...setUp(PATHS.billingSettings), text: TEXTS.nameTheSeller }),
  ];
}

const setUp = (path: string) => ({ verb: TEXTS.setUp, path, icon: Settings });
const given = (isGiven: boolean, toDo: ToDo): ToDo[] => (isGiven ? [toDo] : []);

/** What waits for a reviewer, each kind behind its tab. */
function reviewsOf(stats: DashboardStats): ToDo[] {
  const { reviewsWaiting, reviewsOnHold, brandsWaiting, appealsWaiting, requestsWaiting } = stats;
  const inState = (state: Activity['state']) =>
    stats.recentActivity.filter((item) => item.state === state);
  const waiting = [
    {
      count: reviewsWaiting - reviewsOnHold,
      videos: inState('awaitingReview'),
      text: (count: number) => TEXTS.reviewsWait(count, stats.reviewOrders),
      path: PATHS.moderation,
      icon: Clapperboard,
    },
    {
      count: reviewsOnHold,
      videos: inState('onHold'),
      text: TEXTS.videosOnHold,
      path: PATHS.reviewsOnHold,
      icon: Clapperboard,
    },
    { count: brandsWaiting, text: TEXTS.brandsWait, path: PATHS.newBrands, icon: Stamp },
    { count: appealsWaiting, text: TEXTS.appealsWait, path: PATHS.appeals, icon: Scale },
    { count: requestsWaiting, text: TEXTS.requestsWait, path: PATHS.requests, icon: Scale },
  ];
  return waiting
    .filter(({ count }) => count > 0)
    .map(({ count, text, path, icon, videos = [] }) => ({
      text: text(count),
      verb: TEXTS.review,
      path,
      icon,
      isDue: true,
      still: videos[0],
      about: videos.length === count ? videos.map(namedWithReasons).join(' · ') : undefined,
    }));
}

/** A title, and why the video is held. */
function namedWithReasons({ title, reason }: Activity): string {
  return reason === null ? title : `${title}: ${reason}`;
}

/** The author's own videos that the reviewer rejected, each corrected free of charge on its page. */
function correctionsOf({ recentActivity }: DashboardStats): ToDo[] {
  return recentActivity
    .filter(({ isCorrectable }) => isCorrectable)
    .map((video) => ({
      text: TEXTS.wasRejected(video.title),
      verb: TEXTS.correctForFree,
      path: PATHS.videoOf(video.id),
      icon: Clapperboard,
      still: video,
      about: video.reason ?? undefined,
    }));
}

/** A still of the video that it is about, or an icon in a box of the same size. */
function Picture({ still, icon: Icon }: Pick<ToDo, 'still' | 'icon'>) {
  const box = 'h-12 w-20 max-sm:h-9 max-sm:w-14';
  if (still) {
    return <VideoStill posterUrl={still.posterUrl} preset={still.preset} className={box} />;
  }
  return (
    <span
      className={`${box} grid shrink-0 place-items-center rounded-plaque border border-line bg-sunken`}
    >
      <Icon aria-hidden="true" className="size-5 text-muted" />
    </span>
  );
}

interface RowProps {
  readonly toDo: ToDo;
  readonly isFirst: boolean;
}

/** The whole row leads there; the button says what is done there. */
function Row({ toDo: { text, verb, path, icon, isDue = false, still, about }, isFirst }: RowProps) {
  return (
    <li className="border-b border-line last:-mb-3 last:border-0">
      <Link to={path} className="group flex items-center gap-4 py-3 max-sm:gap-3">
        <Picture still={still} icon={icon} />
        <span className="min-w-0 grow group-hover:text-gilt">
          {text}
          {about !== undefined && (
            <span dir="auto" className="line-clamp-2 text-sm text-muted">
              {about}
            </span>
          )}
        </span>
        <Button
          asChild
          size="small"
          variant={isFirst && isDue ? 'primary' : 'secondary'}
          className="min-w-20 sm:min-w-36"
        >
          <span aria-hidden="true">{verb}</span>
        </Button>
      </Link>
    </li>
  );
}

/** What waits for the signed-in person; without statistics, a place for it. */
export function ToDoList({ stats }: { readonly stats: DashboardStats | undefined }) {
  const signedIn = useSignedIn();
  const toDos = stats ? toDosOf(signedIn, stats) : [];
  return (
    <Card aria-labelledby="to-do" className="mb-6">
      <CardTitle id="to-do" className="mb-2">
        {TEXTS.toDo}
      </CardTitle>
      {!stats && <Skeleton className="h-18" />}
      {stats && toDos.length === 0 && <p className="text-muted">{TEXTS.nothingToDo}</p>}
      <ul className="empty:hidden">
        {toDos.map((toDo, index) => (
          <Row key={toDo.text} toDo={toDo} isFirst={index === 0} />
        ))}
      </ul>
    </Card>
  );
}
