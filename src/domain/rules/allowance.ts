/** The states of an organization's request that the operator allow a term or a brand. */
export const ALLOWANCE_STATUSES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type AllowanceStatus = (typeof ALLOWANCE_STATUSES)[number];

export const ALLOWANCE_KINDS = ['term', 'brand'] as const;
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number];

/** The operator's decisions, and what each does to a request in which state. */
export const ALLOWANCE_DECISIONS = {
  approve: { from: 'waiting', to: 'approved' },
  refuse: { from: 'waiting', to: 'refused' },
  withdraw: { from: 'approved', to: 'withdrawn' },
} as const satisfies Record<string, { from: AllowanceStatus; to: AllowanceStatus }>;
export type AllowanceDecision = keyof typeof ALLOWANCE_DECISIONS;

/** Maximum number of waiting requests per organization. */
export const WAITING_ALLOWANCES_MAX = 20;
