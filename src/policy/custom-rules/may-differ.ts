import { normalise } from '../normalise/normalise.ts';
import { wordsOf } from '../normalise/words.ts';
import type { ActiveRules } from './active-rules.ts';
import { findPhrases } from './phrase-index.ts';

/** Whether two sets of rules may judge a text differently: where no phrase of theirs is in it, they do not. */
export function mayDiffer(text: string, left: ActiveRules, right: ActiveRules): boolean {
  if (severitiesOf(left) !== severitiesOf(right)) return true;
  const words = wordsOf(normalise(text).text);
  return [...left.sets, ...right.sets].some(
    ({ terms, allowances }) =>
      findPhrases(terms, words).length > 0 || findPhrases(allowances, words).length > 0,
  );
}

const severitiesOf = ({ sets }: ActiveRules): string =>
  JSON.stringify(sets.map(({ severities }) => [...severities]).filter(({ length }) => length > 0));
