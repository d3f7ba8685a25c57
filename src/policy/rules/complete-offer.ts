import { countOfferTerms, hasKeyTerms } from '../features/patterns/offer-terms.ts';
import type { Concept, ConceptHit } from '../features/concept-tagger.ts';
import { tokenize } from '../normalise/tokenized-text.ts';

const KINDS_MIN = 4;
/** Where the terms are to be hidden or denied, naming them does not help. */
const SPOILT: ReadonlySet<Concept> = new Set([
  'hide',
  'unreadable',
  'dodging',
  'freeCash',
  'bypass',
]);

/**
 * Whether a text names the significant terms of its offer: how often to wager, how long it holds, and
 * two of age, who may take it and that the terms are shown. The policy lets such offers pass.
 */
export function namesItsTerms(text: string, hits: readonly ConceptHit[]): boolean {
  if (!hasKeyTerms(text)) return false;
  if (hits.some(({ concept, negated }) => SPOILT.has(concept) && !negated)) return false;
  return countOfferTerms(text) >= KINDS_MIN;
}

/** The same, of a text as it is written. */
export function isCompleteOffer(original: string): boolean {
  const { read, hits } = tokenize(original);
  return namesItsTerms(read.text, hits);
}
