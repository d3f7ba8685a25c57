import type { Language } from '#domain/languages.ts';
import { findMentions, type Lexicon } from '#text/lexicon.ts';
import { takeOut } from '#text/spans.ts';

/** A folded text without any of the words of a lexicon. */
export function withoutMentions(folded: string, language: Language, lexicon: Lexicon): string {
  const mentions = findMentions(folded, language, lexicon);
  if (mentions.length === 0) return folded;
  const spans = mentions.map(({ at, length }) => ({ start: at, end: at + length }));
  return withoutMentions(takeOut(folded, spans), language, lexicon);
}
