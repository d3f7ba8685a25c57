import type { NotificationKind } from '#domain/notifications.ts';
import { roleHas, type Permission } from '#domain/permissions.ts';
import { TEXTS } from '#web/features/settings/notifications/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';

interface Group {
  readonly title: string;
  readonly lead?: string;
  readonly kinds: readonly NotificationKind[];
}

const GROUPS: readonly Group[] = [
  { title: TEXTS.yourVideos, kinds: ['ready', 'approved', 'rejected', 'taken_down'] },
  { title: TEXTS.review, kinds: ['awaiting_review', 'appeal_allowed', 'appeal_refused'] },
  { title: TEXTS.teamAndBilling, kinds: ['invitation_taken', 'balance_low'] },
  { title: TEXTS.library, kinds: ['rights_ending', 'rights_ended'] },
  { title: TEXTS.videoModels, lead: TEXTS.onlyTheOperator, kinds: ['model_failing'] },
];

/** Kinds that only people with this permission ever receive; all others go to whoever asked for something. */
const RECIPIENTS: Partial<Record<NotificationKind, Permission>> = {
  awaiting_review: 'moderation.decide',
  invitation_taken: 'team.invite',
  balance_low: 'billing.manage',
  model_failing: 'engines.manage',
};

/** The kinds of notifications that the signed-in person can receive, by what they are about. */
export function useNotificationGroups(): Group[] {
  const { user, organization } = useSignedIn();
  const canReceive = (kind: NotificationKind) => {
    const permission = RECIPIENTS[kind];
    if (kind === 'model_failing' && !organization.isOperator) return false;
    return permission === undefined || roleHas(user.role, permission);
  };
  return GROUPS.map((group) => ({ ...group, kinds: group.kinds.filter(canReceive) })).filter(
    ({ kinds }) => kinds.length > 0,
  );
}
