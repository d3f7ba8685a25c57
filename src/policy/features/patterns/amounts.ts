import { oneOf } from '#text/phrase-source.ts';
import AMOUNTS from './amounts.json' with { type: 'json' };
import { findPattern, type PatternHit } from './pattern-hit.ts';

/** A share such as "50 %". */
export const PERCENT = `(?<!\\d)\\d+ ?${oneOf(AMOUNTS.percent)}`;

const AMOUNT = new RegExp(
  `[$€£¥]\\s?\\d[\\d.,]{0,20}\\s?${oneOf(AMOUNTS.thousands)}?|(?<!\\d[.,]?)\\d[\\d.,]{0,20}\\s?${oneOf(AMOUNTS.money)}(?![a-z])`,
  'gu',
);
const SHARE = new RegExp(PERCENT, 'gu');
const SPIN_COUNT = new RegExp(
  `(?:(?<!\\d)\\d+|${oneOf(AMOUNTS.spinNumbers)})\\s?(?:${oneOf(AMOUNTS.spinKinds)} )?${oneOf(AMOUNTS.spins)}`,
  'gu',
);

/** Sums of money, shares and numbers of spins in normalised text. */
export function findAmounts(text: string): PatternHit[] {
  return [
    ...findPattern(text, AMOUNT, 'amount'),
    ...findPattern(text, SHARE, 'percent'),
    ...findPattern(text, SPIN_COUNT, 'spinCount'),
  ];
}
