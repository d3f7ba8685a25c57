import type { Language } from '#domain/languages.ts';
import { findMentions, type Mention, type WordsByLanguage } from '#text/lexicon.ts';
import { takeOut } from '#text/spans.ts';

interface Reading {
  readonly language: Language;
  readonly isMeant: (folded: string, mention: Mention<string>, language: Language) => boolean;
}

/** Returns the first mention of each meaning that is meant as such. */
export function meantMentions<Meaning extends string>(
  folded: string,
  words: Record<Meaning, WordsByLanguage>,
  { language, isMeant }: Reading,
): Mention<Meaning>[] {
  const mentions = findMentions(folded, language, words);
  const others = mentions.filter((one) => !isMeant(folded, one, language));
  if (others.length === 0) return mentions;
  const spans = others.map(({ at, length }) => ({ start: at, end: at + length }));
  return meantMentions(takeOut(folded, spans), words, { language, isMeant });
}
