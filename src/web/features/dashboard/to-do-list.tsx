import { queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { roleHas } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import { call } from '#web/api/client.ts';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

/** Of more reviews than this, only that there are more is said. */
const REVIEWS_COUNTED_MAX = 10;

const waitingReviewsQuery = queryOptions({
  queryKey: ['/api/moderation', 'waiting count'],
  queryFn: async ({ signal }) => {
    const query = { limit: REVIEWS_COUNTED_MAX + 1 };
    return (await call(moderationRoutes.pending, { query, signal })).length;
  },
  refetchOnMount: 'always',
});

interface ToDo {
  readonly text: string;
  readonly path: string;
}

/** What somebody of this role can do next, the most urgent first. */
function toDosOf(role: Role, stats: DashboardStats, waitingReviews: number): ToDo[] {
  const isNew = stats.totalVideos === 0;
  const isLow = stats.creditsRemaining < VIDEO_COST_CREDITS;
  return [
    ...(waitingReviews > 0
      ? [{ text: TEXTS.reviewsWait(waitingReviews, REVIEWS_COUNTED_MAX), path: PATHS.moderation }]
      : []),
    ...(stats.readyUnread > 0
      ? [{ text: TEXTS.videosReady(stats.readyUnread), path: PATHS.readyVideos }]
      : []),
    ...(stats.linksEndingSoon > 0
      ? [{ text: TEXTS.linksEndSoon(stats.linksEndingSoon), path: PATHS.liveVideos }]
      : []),
    ...(stats.rightsEndingSoon > 0
      ? [{ text: TEXTS.rightsEndSoon(stats.rightsEndingSoon), path: PATHS.library }]
      : []),
    ...(isLow && roleHas(role, 'credits.buy')
      ? [{ text: TEXTS.notEnoughCredits, path: PATHS.credits }]
      : []),
    ...(isNew && !isLow && roleHas(role, 'video.create')
      ? [{ text: TEXTS.makeAFirstVideo, path: PATHS.create }]
      : []),
    ...(isNew && roleHas(role, 'team.invite')
      ? [{ text: TEXTS.inviteYourTeam, path: PATHS.team }]
      : []),
    ...(isNew && roleHas(role, 'organization.edit')
      ? [{ text: TEXTS.setDefaults, path: PATHS.organizationSettings }]
      : []),
  ];
}

/** What waits for the signed-in person; nothing where nothing does. */
export function ToDoList({ stats }: { readonly stats: DashboardStats }) {
  const { user } = useSignedIn();
  const isReviewer = roleHas(user.role, 'moderation.decide');
  const reviews = useQuery({ ...waitingReviewsQuery, enabled: isReviewer });
  const toDos = toDosOf(user.role, stats, reviews.data ?? 0);
  if (toDos.length === 0) return null;
  return (
    <Card aria-labelledby="to-do" className="max-xl:-order-1">
      <CardTitle id="to-do" className="mb-2">
        {TEXTS.toDo}
      </CardTitle>
      <ul>
        {toDos.map(({ text, path }) => (
          <li key={text} className="border-b border-line last:border-0">
            <Link
              to={path}
              className="flex items-center justify-between gap-4 py-3 hover:text-gilt"
            >
              {text}
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-gilt" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
