import { PERMISSIONS, roleHas, type Actor, type Permission } from '#domain/people/permissions.ts';
import { ROLES, type Role } from '#domain/people/roles.ts';

/** The kinds of notifications about videos, files and people of an organization. */
export const NOTIFICATION_KINDS = [
  'ready',
  'awaiting_review',
  'approved',
  'rejected',
  'appeal_allowed',
  'appeal_refused',
  'appeal_waiting',
  'request_waiting',
  'invitation_taken',
  'balance_low',
  'rights_ending',
  'rights_ended',
  'taken_down',
  'model_failing',
  'webhook_off',
  'key_expiring',
  'new_sign_in',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Who a kind is sent to. */
type Recipients =
  /** The author of the order or the file. */
  | 'author'
  /** People with this permission. */
  | Permission;

interface KindOfNotification {
  readonly sentence: string;
  /** The label of its switch in the settings. */
  readonly label: string;
  /** Whether it is emailed by default. */
  readonly isEmailed: boolean;
  readonly recipients: Recipients;
}

const KINDS: Readonly<Record<NotificationKind, KindOfNotification>> = {
  ready: {
    sentence: 'Your video is ready – awaiting review',
    label: 'Video ready',
    isEmailed: false,
    recipients: 'author',
  },
  awaiting_review: {
    sentence: 'A video is awaiting your review',
    label: 'Video awaiting review',
    isEmailed: true,
    recipients: 'moderation.decide',
  },
  approved: {
    sentence: 'Your video was approved',
    label: 'Video approved',
    isEmailed: true,
    recipients: 'author',
  },
  rejected: {
    sentence: 'Your video was rejected',
    label: 'Video rejected',
    isEmailed: true,
    recipients: 'author',
  },
  appeal_allowed: {
    sentence: 'Your appeal was allowed',
    label: 'Appeal allowed',
    isEmailed: true,
    recipients: 'author',
  },
  appeal_refused: {
    sentence: 'Your appeal was denied',
    label: 'Appeal denied',
    isEmailed: true,
    recipients: 'author',
  },
  appeal_waiting: {
    sentence: 'An appeal is awaiting your decision',
    label: 'Appeal awaiting decision',
    isEmailed: true,
    recipients: 'appeals.decide',
  },
  request_waiting: {
    sentence: 'A request to allow a phrase or a brand is awaiting your decision',
    label: 'Request to allow a phrase or brand',
    isEmailed: true,
    recipients: 'rules.decide',
  },
  invitation_taken: {
    sentence: 'A team member accepted your invitation',
    label: 'Invitation accepted',
    isEmailed: false,
    recipients: 'team.invite',
  },
  balance_low: {
    sentence: 'Your credit balance is low',
    label: 'Credit balance low',
    isEmailed: true,
    recipients: 'billing.manage',
  },
  rights_ending: {
    sentence: 'The rights to a file expire soon',
    label: 'Rights to a file expire soon',
    isEmailed: true,
    recipients: 'author',
  },
  rights_ended: {
    sentence: 'The rights to a file have expired',
    label: 'Rights to a file have expired',
    isEmailed: true,
    recipients: 'author',
  },
  taken_down: {
    sentence: 'Your video was taken down',
    label: 'Video taken down',
    isEmailed: true,
    recipients: 'author',
  },
  model_failing: {
    sentence: 'A video model is failing more often than usual',
    label: 'Video model failing',
    isEmailed: true,
    recipients: 'engines.manage',
  },
  webhook_off: {
    sentence: 'A webhook was turned off after repeated failures',
    label: 'Webhook turned off',
    isEmailed: true,
    recipients: 'developers.manage',
  },
  key_expiring: {
    sentence: 'An API key expires soon',
    label: 'API key expires soon',
    isEmailed: true,
    recipients: 'developers.manage',
  },
  new_sign_in: {
    sentence: 'New sign-in to your account',
    label: 'New sign-in',
    isEmailed: true,
    recipients: 'author',
  },
};

/** Returns the text of a notification. */
export function notificationSentence(kind: NotificationKind): string {
  return KINDS[kind].sentence;
}

/** Returns the label of the switch of a kind. */
export function notificationLabel(kind: NotificationKind): string {
  return KINDS[kind].label;
}

/** Whether someone can receive a kind, whatever they have chosen. */
export function canReceive(
  { role, isOperator }: Pick<Actor, 'role' | 'isOperator'>,
  kind: NotificationKind,
): boolean {
  const { recipients } = KINDS[kind];
  if (recipients === 'author') return true;
  if (PERMISSIONS[recipients].reach === 'operator only' && !isOperator) return false;
  return roleHas(role, recipients);
}

/** Returns the roles whose holders can receive a kind. */
export function recipientRoles(kind: NotificationKind): Role[] {
  return ROLES.filter((role) => canReceive({ role, isOperator: true }, kind));
}

/** Where a user wants to be notified. */
export interface NotificationChoice {
  readonly inApp: boolean;
  readonly email: boolean;
}

/** What a user has chosen, by kind. Kinds that are not listed use the default. */
export type NotificationChoices = Readonly<Partial<Record<NotificationKind, NotificationChoice>>>;

/** Returns where a user is notified of a kind: their choice, or the default. */
export function choiceOf(choices: NotificationChoices, kind: NotificationKind): NotificationChoice {
  return choices[kind] ?? { inApp: true, email: KINDS[kind].isEmailed };
}
