import type { MarketCode } from '#domain/markets/markets.ts';
import {
  isPolicyCategory,
  POLICY_CATEGORIES,
  type Finding,
  type PolicyCategory,
  type Severity,
} from '#domain/moderation/verdict.ts';
import DATA from './policy.json' with { type: 'json' };

/** Changes whenever the same prompt may get another verdict; stored beside every verdict. */
export const POLICY_VERSION = '2026-11-28.4';

export interface PolicyEntry {
  /** What a finding of this category means unless a rule or the classifier says otherwise. */
  readonly severity: Severity;
  /** When the other severity applies; null where there is none. */
  readonly escalation: string | null;
  /** The regulations and product rules behind the category, and the markets where each applies. */
  readonly basis: readonly { readonly source: string; readonly markets: readonly string[] }[];
  readonly message: string;
  readonly suggestion: string;
}

type UncheckedEntry = Omit<PolicyEntry, 'severity'> & { readonly severity: string };
const ENTRIES: Record<PolicyCategory, UncheckedEntry> = DATA.categories;

/** What is not allowed, why, and what to write instead. */
export const POLICY = Object.fromEntries(
  POLICY_CATEGORIES.map((category) => [category, checked(ENTRIES[category])]),
) as Record<PolicyCategory, PolicyEntry>;

function checked({ severity, ...rest }: UncheckedEntry): PolicyEntry {
  if (severity !== 'flag' && severity !== 'block') throw new Error(`No severity: ${severity}`);
  return { severity, ...rest };
}

/**
 * The regulations and rules behind a finding of the policy that apply in one of the markets; null
 * where there are none, as for what an organization, a market or a brand added to it.
 */
export function basisOf(
  { category, message }: Pick<Finding, 'category' | 'message'>,
  markets: readonly MarketCode[],
): string | null {
  const entry = isPolicyCategory(category) ? POLICY[category] : null;
  if (entry === null || entry.message !== message) return null;
  const applying = entry.basis.filter(({ markets: areas }) =>
    areas.some((area) => markets.some((market) => isWithin(market, area))),
  );
  return applying.map(({ source }) => source).join('; ') || null;
}

/** A country's rules hold in its states; `*` is everywhere. */
function isWithin(market: MarketCode, area: string): boolean {
  return area === '*' || area === market || market.startsWith(`${area}-`);
}
