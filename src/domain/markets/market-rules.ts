import type { Advertises } from '#domain/markets/advertises.ts';
import {
  CHECKERS,
  EVIDENCE,
  RULE_KINDS,
  type MarketRule,
  type RuleKind,
} from '#domain/markets/market-rule.ts';
import { isMarketCode, type MarketCode } from '#domain/markets/markets.ts';
import CANADA from '#domain/markets/rules/canada.json' with { type: 'json' };
import EUROPE from '#domain/markets/rules/europe.json' with { type: 'json' };
import REST_OF_WORLD from '#domain/markets/rules/rest-of-world.json' with { type: 'json' };
import UNITED_STATES from '#domain/markets/rules/united-states.json' with { type: 'json' };

/** Increment with every change of the rules. Stored with every decision based on them. */
export const MARKET_RULES_VERSION = 4;

/** A row of the data files before validation. */
type Row = { readonly [Field in keyof MarketRule]: string | undefined };

const FOR: readonly string[] = ['venue', 'online', 'both'];
const BASES: readonly (string | undefined)[] = [undefined, 'mandated', 'own'];

const isOneOf = (values: readonly string[], value: string | undefined): boolean =>
  value !== undefined && values.includes(value);

function isRule(row: Row): row is MarketRule {
  return (
    isMarketCode(row.market ?? '') &&
    isOneOf(FOR, row.for) &&
    isOneOf(RULE_KINDS, row.kind) &&
    isOneOf(EVIDENCE, row.evidence) &&
    isOneOf(CHECKERS, row.checkedBy) &&
    BASES.includes(row.basis)
  );
}

function readRules(rows: readonly Row[]): readonly MarketRule[] {
  return rows.map((row) => {
    if (!isRule(row)) throw new Error(`Not a market rule: ${JSON.stringify(row)}`);
    return row;
  });
}

/** Advertising rules by market, one per line of the data files. Not legal advice. */
export const MARKET_RULES: readonly MarketRule[] = [
  ...readRules(UNITED_STATES),
  ...readRules(CANADA),
  ...readRules(EUROPE),
  ...readRules(REST_OF_WORLD),
];

const BY_MARKET = Map.groupBy(MARKET_RULES, ({ market }) => market);

/**
 * Returns the rules of a market that apply to what is advertised; all of them if that is not given.
 */
export function rulesOf(code: MarketCode, advertises?: Advertises): readonly MarketRule[] {
  const rules = BY_MARKET.get(code) ?? [];
  if (advertises === undefined) return rules;
  return rules.filter((rule) => rule.for === 'both' || rule.for === advertises);
}

/** Returns the values of a market's rules of one kind. */
export function valuesOf(code: MarketCode, advertises: Advertises, kind: RuleKind): string[] {
  return rulesOf(code, advertises)
    .filter((rule) => rule.kind === kind)
    .map(({ value }) => value);
}

/** Whether a rule is due to be checked against its source again; `today` is `YYYY-MM-DD`. */
export function isDue({ expiresOn }: MarketRule, today: string): boolean {
  return expiresOn <= today;
}
