/** What somebody is told about a video of theirs. */
export const NOTIFICATION_KINDS = ['approved', 'rejected'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const SENTENCES: Record<NotificationKind, string> = {
  approved: 'Your video was approved',
  rejected: 'Your video was rejected',
};

/** The notification in words for people. */
export function notificationSentence(kind: NotificationKind): string {
  return SENTENCES[kind];
}
