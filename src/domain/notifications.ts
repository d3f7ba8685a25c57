/** What somebody is told about videos, files and people of their organization. */
export const NOTIFICATION_KINDS = [
  'ready',
  'awaiting_review',
  'approved',
  'rejected',
  'appeal_allowed',
  'appeal_refused',
  'invitation_taken',
  'balance_low',
  'rights_ending',
  'rights_ended',
  'taken_down',
  'model_failing',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

interface KindOfNotification {
  readonly sentence: string;
  /** What the switches of the settings are called. */
  readonly label: string;
  /** Whether it is emailed to whoever has not chosen. */
  readonly isEmailed: boolean;
}

const KINDS: Readonly<Record<NotificationKind, KindOfNotification>> = {
  ready: { sentence: 'Your video is ready', label: 'Video ready', isEmailed: false },
  awaiting_review: {
    sentence: 'A video is waiting for your review',
    label: 'Video waiting for review',
    isEmailed: true,
  },
  approved: { sentence: 'Your video was approved', label: 'Video approved', isEmailed: true },
  rejected: { sentence: 'Your video was rejected', label: 'Video rejected', isEmailed: true },
  appeal_allowed: {
    sentence: 'Your appeal was allowed',
    label: 'Appeal allowed',
    isEmailed: true,
  },
  appeal_refused: {
    sentence: 'Your appeal was refused',
    label: 'Appeal refused',
    isEmailed: true,
  },
  invitation_taken: {
    sentence: 'A team member accepted your invitation',
    label: 'Invitation accepted',
    isEmailed: false,
  },
  balance_low: {
    sentence: 'Your credit balance is low',
    label: 'Credit balance low',
    isEmailed: true,
  },
  rights_ending: {
    sentence: 'The rights to a file end soon',
    label: 'Rights to a file end soon',
    isEmailed: true,
  },
  rights_ended: {
    sentence: 'The rights to a file have ended',
    label: 'Rights to a file have ended',
    isEmailed: true,
  },
  taken_down: { sentence: 'Your video was taken down', label: 'Video taken down', isEmailed: true },
  model_failing: {
    sentence: 'A video model fails more often than usual',
    label: 'Video model failing',
    isEmailed: true,
  },
};

/** The notification in words for people. */
export function notificationSentence(kind: NotificationKind): string {
  return KINDS[kind].sentence;
}

/** What the switch of a kind is called. */
export function notificationLabel(kind: NotificationKind): string {
  return KINDS[kind].label;
}

/** Where somebody wants to be told. */
export interface NotificationChoice {
  readonly inApp: boolean;
  readonly email: boolean;
}

/** What somebody has chosen, by kind; the rest is as it comes. */
export type NotificationChoices = Readonly<Partial<Record<NotificationKind, NotificationChoice>>>;

/** Returns where somebody is told of a kind: where they chose, or as it comes. */
export function choiceOf(choices: NotificationChoices, kind: NotificationKind): NotificationChoice {
  return choices[kind] ?? { inApp: true, email: KINDS[kind].isEmailed };
}
