/** The states of the review of a video job. */
export const MODERATION_STATUSES = ['pending', 'flagged', 'approved', 'rejected'] as const;
export type ModerationStatus = (typeof MODERATION_STATUSES)[number];

/**
 * A flagged job becomes `pending`: it is made, and its film is reviewed like any other. An approved
 * video can still be rejected, which withdraws it. `rejected` is final.
 */
const MODERATION_TRANSITIONS = {
  pending: ['approved', 'rejected'],
  flagged: ['pending', 'rejected'],
  approved: ['rejected'],
  rejected: [],
} as const satisfies Record<ModerationStatus, readonly ModerationStatus[]>;

/** The reasons a moderator can give for a decision: the policy's categories and three more. */
export const DECISION_REASONS = [
  { id: 'minors_appeal', label: 'Appeals to minors' },
  { id: 'underage_persons', label: 'Shows people who may be underage' },
  { id: 'guaranteed_win', label: 'Promises a win' },
  { id: 'risk_free', label: 'Claims there is no risk' },
  { id: 'financial_solution', label: 'Presents gambling as income' },
  { id: 'problem_gambling', label: 'Encourages harmful play' },
  { id: 'celebrity_likeness', label: 'Uses a real person' },
  { id: 'third_party_brand', label: 'Uses someone else’s brand' },
  { id: 'explicit_sexual', label: 'Sexual content' },
  { id: 'alcohol_excess', label: 'Excessive drinking' },
  { id: 'violence_hate', label: 'Violence or hate' },
  { id: 'misleading_bonus', label: 'Bonus without its conditions' },
  { id: 'skill_overclaim', label: 'Overstates the role of skill' },
  { id: 'urgency', label: 'Pressures people to bet' },
  { id: 'disclosure_evasion', label: 'Hides a label or notice' },
  { id: 'quality', label: 'Poor quality' },
  { id: 'brand', label: 'Does not fit the brand' },
  { id: 'other', label: 'Other' },
] as const;

export type DecisionReason = (typeof DECISION_REASONS)[number]['id'];

export const DECISION_REASON_IDS: readonly DecisionReason[] = DECISION_REASONS.map(({ id }) => id);

export const DECISION_NOTE_LENGTH_MAX = 500;

/**
 * The statuses from which a review may move to `status`. Used in the `where` clause of the update.
 */
export function moderationStatusesBefore(status: ModerationStatus): readonly ModerationStatus[] {
  return MODERATION_STATUSES.filter((from) =>
    (MODERATION_TRANSITIONS[from] as readonly ModerationStatus[]).includes(status),
  );
}

interface Standing {
  readonly moderationStatus: ModerationStatus;
  /** Whether the operator has to see the film before anybody approves it. */
  readonly needsOperator: boolean;
}

/** Whether only the operator decides: it is flagged, or was, and its film is not approved yet. */
export function isOperators({ moderationStatus, needsOperator }: Standing): boolean {
  return moderationStatus === 'flagged' || (needsOperator && moderationStatus === 'pending');
}

/** The error of a job that was rejected before it was rendered. */
export const REJECTED_ERROR = 'Rejected in review';

/** Returns the label of a reason; null if it is none. */
export function decisionReasonLabel(reason: unknown): string | null {
  return DECISION_REASONS.find(({ id }) => id === reason)?.label ?? null;
}

/** The text shown to the author: the reason's label and the note, if given. */
export function decisionText(decision: {
  readonly reason?: DecisionReason | undefined;
  readonly note?: string | undefined;
}): string | null {
  const label = decisionReasonLabel(decision.reason);
  return [label, decision.note].filter(Boolean).join(': ') || null;
}
