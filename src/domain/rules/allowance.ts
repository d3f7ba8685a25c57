/** Where the request of an organization stands that the operator allow it a term or a brand. */
export const ALLOWANCE_STATUSES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type AllowanceStatus = (typeof ALLOWANCE_STATUSES)[number];

export const ALLOWANCE_KINDS = ['term', 'brand'] as const;
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number];

/** What the operator can say, and what it does to a request in which state. */
export const ALLOWANCE_DECISIONS = {
  approve: { from: 'waiting', to: 'approved' },
  refuse: { from: 'waiting', to: 'refused' },
  withdraw: { from: 'approved', to: 'withdrawn' },
} as const satisfies Record<string, { from: AllowanceStatus; to: AllowanceStatus }>;
export type AllowanceDecision = keyof typeof ALLOWANCE_DECISIONS;

/** So many requests of one organization wait at most. */
export const WAITING_ALLOWANCES_MAX = 20;
