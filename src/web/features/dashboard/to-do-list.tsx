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

type SignedIn = Pick<ReturnType<typeof useSignedIn>, 'user' | 'organization'>;

interface ToDo {
  readonly text: string;
  readonly path: string;
}

/** What the signed-in person can do next, the most urgent first; the operator's organization makes no first steps. */
function toDosOf({ user: { role }, organization }: SignedIn, stats: DashboardStats): ToDo[] {
  const isNew = stats.totalVideos === 0 && !organization.isOperator;
  const isLow = stats.creditsRemaining < VIDEO_COST_CREDITS && !organization.isOperator;
  return [
    ...(stats.reviewsWaiting > 0
      ? [{ text: TEXTS.reviewsWait(stats.reviewsWaiting), path: PATHS.moderation }]
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
    ...(publicNameOf(organization.name) === null && roleHas(role, 'organization.edit')
      ? [{ text: TEXTS.nameOrganization, path: PATHS.organizationSettings }]
      : []),
    ...(isNew && roleHas(role, 'organization.edit')
      ? [{ text: TEXTS.setDefaults, path: PATHS.organizationSettings }]
      : []),
  ];
}

/** What waits for the signed-in person. */
export function ToDoList({ stats }: { readonly stats: DashboardStats }) {
  const toDos = toDosOf(useSignedIn(), stats);
  return (
    <Card aria-labelledby="to-do" className="max-xl:-order-1">
      <CardTitle id="to-do" className="mb-2">
        {TEXTS.toDo}
      </CardTitle>
      {toDos.length === 0 && <p className="text-muted">{TEXTS.nothingToDo}</p>}
      <ul className="empty:hidden">
        {toDos.map(({ text, path }) => (
          <li key={text} className="border-b border-line last:-mb-3 last:border-0">
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
