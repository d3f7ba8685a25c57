import type { RuleKind } from '#domain/markets/market-rule.ts';
import { rulesOf } from '#domain/markets/market-rules.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/** Increment when lines are generated differently from the same rules. */
const LINES_EDITION = 2;

/** FNV-1a, 32 bits. */
function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The kinds of rules that a film's lines are made from. */
const LINE_KINDS: readonly RuleKind[] = ['age', 'line', 'helpline', 'field', 'strip', 'throughout'];

/**
 * Returns the version of a market's legal lines: age, helpline, sentence, fields. It is derived
 * from the rules, so a changed rule cannot keep its version.
 */
export function lineVersionOf(code: MarketCode): string {
  const content = rulesOf(code)
    .filter(({ kind }) => LINE_KINDS.includes(kind))
    .map((rule) => [rule.for, rule.kind, rule.value]);
  return `${LINES_EDITION}.${fingerprintOf(JSON.stringify(content))}`;
}

export type LineVersions = Readonly<Record<string, string>>;

/** Returns, by market, the version of the lines in a film made now. */
export function lineVersionsOf(markets: readonly MarketCode[]): LineVersions {
  return Object.fromEntries(markets.map((code) => [code, lineVersionOf(code)]));
}

/**
 * Returns the markets whose rules have changed since a film was made; all of them if no versions
 * were stored.
 */
export function changedMarkets(
  markets: readonly MarketCode[],
  made: LineVersions | null,
  current: (code: MarketCode) => string = lineVersionOf,
): MarketCode[] {
  return markets.filter((code) => made?.[code] !== current(code));
}
