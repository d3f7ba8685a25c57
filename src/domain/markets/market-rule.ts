import type { Advertises } from '#domain/markets/advertises.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

export const RULE_KINDS = [
  /** Whether a film may be shown: `permitted`, `restricted`, `prohibited` or `unknown`. */
  'status',
  /** A sentence that the film prints. */
  'line',
  /** A number or address to turn to. */
  'helpline',
  /** The age from which people may play. */
  'age',
  /** An age below 21 that the law wants on screen: such a market stays closed. */
  'screen-age',
  /** A field of the licensee that the film has to show: see `LICENSEE_FIELDS`. */
  'field',
  /** The share of the picture that the line has to take. */
  'strip',
  /** Whether the line has to stand on every frame. */
  'throughout',
  /** What may not be in the film. */
  'ban',
  /** What whoever shows the film has to see to. */
  'duty',
  /** What was looked for and not found. */
  'missing',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** `primary` is the rule itself, `secondary` what others say of it. */
export const EVIDENCE = ['primary', 'secondary', 'none'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** How a rule was compared with its source. */
export const CHECKERS = ['stored copy', 'program', 'live page', 'call', 'nobody'] as const;
export type Checker = (typeof CHECKERS)[number];

/** One fact about advertising casinos in one market, with where it was seen. */
export interface MarketRule {
  readonly id: string;
  readonly market: MarketCode;
  readonly for: Advertises | 'both';
  readonly kind: RuleKind;
  readonly value: string;
  /** Of a helpline: whose it is. */
  readonly name?: string;
  /** Of a line: whether the law gives or asks for the sentence, or it is our own. */
  readonly basis?: 'mandated' | 'own';
  /** Of a status: why no film is taken, although it is not prohibited. */
  readonly closedBecause?: string;
  /** The words of the source. */
  readonly quote?: string;
  readonly source?: string;
  readonly address?: string;
  readonly published?: string;
  readonly evidence: Evidence;
  readonly checkedOn: string;
  readonly checkedBy: Checker;
  /** From this day on it has to be compared again. */
  readonly expiresOn: string;
}
