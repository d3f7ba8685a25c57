import type { Advertises } from '#domain/markets/advertises.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

export const RULE_KINDS = [
  /** Whether a film may be shown: `permitted`, `restricted`, `prohibited` or `unknown`. */
  'status',
  /** A sentence that the film shows. */
  'line',
  /** A number or address for help. */
  'helpline',
  /** The legal gambling age. */
  'age',
  /** An age below 21 that the law requires on screen. Such a market stays closed. */
  'screen-age',
  /** A detail about the licensee that the film has to show: see `LICENSEE_FIELDS`. */
  'field',
  /** The share of the picture that the line has to cover. */
  'strip',
  /** Whether the line has to be visible on every frame. */
  'throughout',
  /** What must not be in the film. */
  'ban',
  /** What the publisher of the film has to take care of. */
  'duty',
  /** What was searched for but not found. */
  'missing',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** `primary` is the rule itself, `secondary` a description of it by others. */
export const EVIDENCE = ['primary', 'secondary', 'none'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** How a rule was checked against its source. */
export const CHECKERS = ['stored copy', 'program', 'live page', 'call', 'nobody'] as const;
export type Checker = (typeof CHECKERS)[number];

/** One fact about casino advertising in one market, with its source. */
export interface MarketRule {
  readonly id: string;
  readonly market: MarketCode;
  readonly for: Advertises | 'both';
  readonly kind: RuleKind;
  readonly value: string;
  /** Of a helpline: its name. */
  readonly name?: string;
  /** Of a line: whether the law gives or requires the sentence, or it is our own. */
  readonly basis?: 'mandated' | 'own';
  /** Of a status: why films are not accepted although advertising is not prohibited. */
  readonly closedBecause?: string;
  /** A quotation from the source. */
  readonly quote?: string;
  readonly source?: string;
  readonly address?: string;
  readonly published?: string;
  readonly evidence: Evidence;
  readonly checkedOn: string;
  readonly checkedBy: Checker;
  /** The day from which it has to be checked again. */
  readonly expiresOn: string;
}
