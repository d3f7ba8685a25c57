import {
  canReceive,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/events/notifications.ts';
import { TEXTS } from '#web/features/settings/notifications/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';

interface Group {
  readonly title: string;
  readonly lead?: string;
  readonly kinds: readonly NotificationKind[];
}

const GROUPS = {
  videos: { title: TEXTS.yourVideos },
  review: { title: TEXTS.review },
  team: { title: TEXTS.teamAndBilling },
  library: { title: TEXTS.library },
  security: { title: TEXTS.security },
  developers: { title: TEXTS.developers },
  operator: { title: TEXTS.operator, lead: TEXTS.onlyTheOperator },
} as const;

const GROUP_OF: Record<NotificationKind, keyof typeof GROUPS> = {
  ready: 'videos',
  approved: 'videos',
  rejected: 'videos',
  taken_down: 'videos',
  awaiting_review: 'review',
  appeal_allowed: 'review',
  appeal_refused: 'review',
  invitation_taken: 'team',
  balance_low: 'team',
  rights_ending: 'library',
  rights_ended: 'library',
  new_sign_in: 'security',
  webhook_off: 'developers',
  key_expiring: 'developers',
  appeal_waiting: 'operator',
  request_waiting: 'operator',
  model_failing: 'operator',
};

/** The kinds of notifications that the signed-in person can receive, by what they are about. */
export function useNotificationGroups(): Group[] {
  const { user, organization } = useSignedIn();
  const recipient = { role: user.role, isOperator: organization.isOperator };
  const kinds = NOTIFICATION_KINDS.filter((kind) => canReceive(recipient, kind));
  return Object.entries(GROUPS)
    .map(([id, group]) => ({ ...group, kinds: kinds.filter((kind) => GROUP_OF[kind] === id) }))
    .filter((group) => group.kinds.length > 0);
}
