/** The fifteen kinds of content that casino advertising must not contain. */
export const POLICY_CATEGORIES = [
  'minors_appeal',
  'underage_persons',
  'guaranteed_win',
  'risk_free',
  'financial_solution',
  'problem_gambling',
  'celebrity_likeness',
  'third_party_brand',
  'explicit_sexual',
  'alcohol_excess',
  'violence_hate',
  'misleading_bonus',
  'skill_overclaim',
  'urgency',
  'disclosure_evasion',
] as const;
export type PolicyCategory = (typeof POLICY_CATEGORIES)[number];

/**
 * Categories outside the policy: `market` is about where the film is to be shown, `brand` about the
 * rules of the organization's own brand, `media` about the rights to its files.
 */
export const OUTSIDE_POLICY = ['market', 'brand', 'media'] as const;
type OutsidePolicy = (typeof OUTSIDE_POLICY)[number];

/** `review` asks for a person although nothing in particular was found. */
export type FindingCategory = PolicyCategory | 'review' | OutsidePolicy;

/** Whether a finding is about what the advertising policy itself says. */
export function isPolicyCategory(category: FindingCategory): category is PolicyCategory {
  return POLICY_CATEGORIES.some((known) => known === category);
}

/** Whether a finding is about the market, the brand or the rights to a file. */
export function isOutsidePolicy(category: FindingCategory): category is OutsidePolicy {
  return OUTSIDE_POLICY.some((outside) => outside === category);
}

/** `flag` holds a prompt for a human reviewer, `block` refuses it before anything is charged. */
export type Severity = 'flag' | 'block';
export type Decision = 'allow' | Severity;

export interface Finding {
  readonly category: FindingCategory;
  readonly severity: Severity;
  /** A literal excerpt of what the user wrote; empty for findings about a market. */
  readonly excerpt: string;
  readonly message: string;
  readonly suggestion: string;
  /** The id of the brand or file whose first use it is. */
  readonly firstUseOf?: string | undefined;
}

export interface Verdict {
  readonly decision: Decision;
  readonly findings: readonly Finding[];
}

const STRICTNESS: Record<Decision, number> = { allow: 0, flag: 1, block: 2 };

/** Returns the stricter of two decisions. */
export function stricter(left: Decision, right: Decision): Decision {
  return STRICTNESS[left] >= STRICTNESS[right] ? left : right;
}

/** Returns the strictest finding of each category, the first of several. */
export function strictestOfEach(findings: readonly Finding[]): Finding[] {
  const byCategory = new Map<FindingCategory, Finding>();
  for (const finding of findings) {
    const known = byCategory.get(finding.category);
    const isStricter = known?.severity === 'flag' && finding.severity === 'block';
    if (!known || isStricter) byCategory.set(finding.category, finding);
  }
  return [...byCategory.values()];
}

/** Returns the verdict for these findings: the strictest one, or `allow`. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const decision = findings.reduce<Decision>(
    (worst, finding) => stricter(worst, finding.severity),
    'allow',
  );
  return { decision, findings };
}
