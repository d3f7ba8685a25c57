import type { Finding } from '#domain/moderation/verdict.ts';
import type { OwnTerm } from '#domain/rules/rule-set.ts';
import type { Word } from '../normalise/words.ts';
import { excerptOf, tokenize } from '../normalise/tokenized-text.ts';
import { isSpoken, type ActiveRules } from './active-rules.ts';
import { findPhrases, type PhraseHit } from './phrase-index.ts';

const SENTENCE_END = /[.!?…;。！？；]/u;
const SUGGESTION = 'Remove this phrase, or reword it.';

/**
 * What a text holds of the terms that the operator, or the organization, does not want. A phrase may
 * run over lines, which are pieces on screen, and not over the end of a sentence.
 */
export function findOwnTerms(original: string, { sets }: ActiveRules): Finding[] {
  if (sets.every(({ terms }) => terms.size === 0)) return [];
  const text = tokenize(original);
  const { read, words } = text;
  return sets.flatMap(({ terms }) =>
    findPhrases(terms, words).flatMap((hit) => {
      if (endsWithin(hit, words, read.text) || !isSpoken(hit.value.language, words)) return [];
      return [findingOf(hit.value, excerptOf(text, hit))];
    }),
  );
}

function endsWithin(
  { from, to }: PhraseHit<OwnTerm>,
  words: readonly Word[],
  text: string,
): boolean {
  return words
    .slice(from, to - 1)
    .some(({ end }, at) => SENTENCE_END.test(text.slice(end, words[from + at + 1]?.start)));
}

function findingOf({ category, severity, reason }: OwnTerm, excerpt: string): Finding {
  const sentence = /[.!?。]$/u.test(reason) ? reason : `${reason}.`;
  const message = `The advertising rules ${severity === 'block' ? 'block' : 'hold'} this phrase: ${sentence}`;
  return { category, severity, excerpt, message, suggestion: SUGGESTION };
}
