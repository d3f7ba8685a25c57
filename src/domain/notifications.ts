/** The kinds of notifications about videos, files and people of an organization. */
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
  /** The label of its switch in the settings. */
  readonly label: string;
  /** Whether it is emailed by default. */
  readonly isEmailed: boolean;
}

const KINDS: Readonly<Record<NotificationKind, KindOfNotification>> = {
  ready: {
    sentence: 'Your video is ready – awaiting review',
    label: 'Video ready',
    isEmailed: false,
  },
  awaiting_review: {
    sentence: 'A video is awaiting your review',
    label: 'Video awaiting review',
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

/** Returns the text of a notification. */
export function notificationSentence(kind: NotificationKind): string {
  return KINDS[kind].sentence;
}

/** Returns the label of the switch of a kind. */
export function notificationLabel(kind: NotificationKind): string {
  return KINDS[kind].label;
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
