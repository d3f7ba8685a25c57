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

/** What a moderator may give as the reason of a rejection: the policy's categories and three more. */
export const REJECTION_REASONS = [
  { id: 'minors_appeal', label: 'Appeals to minors' },
  { id: 'underage_persons', label: 'Shows people who could be under age' },
  { id: 'guaranteed_win', label: 'Promises a win' },
  { id: 'risk_free', label: 'Claims there is no risk' },
  { id: 'financial_solution', label: 'Sells gambling as income' },
  { id: 'problem_gambling', label: 'Encourages harmful play' },
  { id: 'celebrity_likeness', label: 'Uses a real person' },
  { id: 'third_party_brand', label: "Uses somebody else's brand" },
  { id: 'explicit_sexual', label: 'Sexual content' },
  { id: 'alcohol_excess', label: 'Excessive drinking' },
  { id: 'violence_hate', label: 'Violence or hate' },
  { id: 'misleading_bonus', label: 'Bonus without its conditions' },
  { id: 'skill_overclaim', label: 'Overclaims skill' },
  { id: 'urgency', label: 'Pressures people to bet' },
  { id: 'disclosure_evasion', label: 'Hides a label or notice' },
  { id: 'quality', label: 'Not good enough' },
  { id: 'brand', label: 'Does not fit the brand' },
  { id: 'other', label: 'Other' },
] as const;

export type RejectionReason = (typeof REJECTION_REASONS)[number]['id'];

export const REJECTION_REASON_IDS: readonly RejectionReason[] = REJECTION_REASONS.map(
  ({ id }) => id,
);

export const REJECTION_NOTE_LENGTH_MAX = 500;
