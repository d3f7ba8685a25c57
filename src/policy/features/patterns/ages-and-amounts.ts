import { findAges } from './ages.ts';
import { findAmounts } from './amounts.ts';
import { findGrownSums } from './grown-sums.ts';
import { findOfferSizes } from './offer-sizes.ts';
import type { PatternHit } from './pattern-hit.ts';

/** Ages of people, sums of money and percentages in normalised text. */
export function findAgesAndAmounts(text: string): PatternHit[] {
  return [
    ...findAges(text),
    ...findAmounts(text),
    ...findGrownSums(text).map((place) => ({ ...place, concept: 'grownSum' as const })),
    ...findOfferSizes(text).map((place) => ({ ...place, concept: 'offerSize' as const })),
  ];
}
