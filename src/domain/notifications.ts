/** What somebody is told about a video of theirs, or a file of their organization. */
export const NOTIFICATION_KINDS = [
  'approved',
  'rejected',
  'rights_ending',
  'rights_ended',
  'taken_down',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const SENTENCES: Record<NotificationKind, string> = {
  approved: 'Your video was approved',
  rejected: 'Your video was rejected',
  rights_ending: 'The rights to a file end soon',
  rights_ended: 'The rights to a file have ended',
  taken_down: 'Your video was taken down',
};

/** The notification in words for people. */
export function notificationSentence(kind: NotificationKind): string {
  return SENTENCES[kind];
}
