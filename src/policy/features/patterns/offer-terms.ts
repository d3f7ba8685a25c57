import { sourceOf } from '#text/phrase-source.ts';
import DATA from './offer-terms.json' with { type: 'json' };

const WAGERING = new RegExp(sourceOf(DATA.terms.wagering), 'u');
const VALIDITY = new RegExp(sourceOf(DATA.terms.validity), 'u');
const TERMS = [
  WAGERING,
  VALIDITY,
  ...[DATA.terms.age, DATA.terms.who, DATA.terms.shown].map(
    (rows) => new RegExp(sourceOf(rows), 'u'),
  ),
];
/** Terms that are said not to exist. */
const DENIED = new RegExp(sourceOf(DATA.denied), 'u');

/** Whether a normalised text names how often to wager and how long its offer holds. */
export function hasKeyTerms(text: string): boolean {
  return WAGERING.test(text) && VALIDITY.test(text) && !DENIED.test(text);
}

/** How many kinds of terms a normalised text names. */
export function countOfferTerms(text: string): number {
  return TERMS.filter((term) => term.test(text)).length;
}
