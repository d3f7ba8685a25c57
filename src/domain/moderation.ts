/** Where the review of a video job stands. */
export const MODERATION_STATUSES = ['pending', 'flagged', 'approved', 'rejected'] as const;
export type ModerationStatus = (typeof MODERATION_STATUSES)[number];

/** A rejection may follow an approval: a live video can be withdrawn. Nothing leaves `rejected`. */
export const MODERATION_TRANSITIONS = {
  pending: ['approved', 'rejected'],
  flagged: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: [],
} as const satisfies Record<ModerationStatus, readonly ModerationStatus[]>;
