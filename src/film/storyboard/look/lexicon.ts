import { foldText } from '#film/storyboard/reading/fold-text.ts';
import type { Language } from '#film/storyboard/storyboard.ts';

/**
 * The words of one meaning, by language. In languages with spaces, words are separated by `|`, a `*`
 * stands for any letters; accents do not matter. Chinese words are found anywhere.
 */
export type WordsByLanguage = Record<Language, string>;

export interface Mention<Meaning extends string> {
  readonly meaning: Meaning;
  /** Where it is first said. */
  readonly at: number;
  /** How often. */
  readonly count: number;
  readonly length: number;
}

const compiled = new Map<string, RegExp>();

/** Which meanings the folded text speaks of, the first said first. English counts in all languages. */
export function findMentions<Meaning extends string>(
  folded: string,
  language: Language,
  lexicon: Record<Meaning, WordsByLanguage>,
): Mention<Meaning>[] {
  const mentions: Mention<Meaning>[] = [];
  for (const meaning of Object.keys(lexicon) as Meaning[]) {
    const found = [
      ...matches(folded, lexicon[meaning][language], language === 'zh'),
      ...(language === 'en' ? [] : matches(folded, lexicon[meaning].en, false)),
    ];
    const first = found.toSorted((a, b) => a.index - b.index)[0];
    if (first)
      mentions.push({ meaning, at: first.index, count: found.length, length: first.length });
  }
  return mentions.toSorted((a, b) => a.at - b.at || b.length - a.length);
}

/** How many of the meanings the folded text names in words of this very language. */
export function countMeanings(
  folded: string,
  language: Language,
  lexicon: Record<string, WordsByLanguage>,
): number {
  return Object.values(lexicon).filter(
    (words) => matches(folded, words[language], language === 'zh').length > 0,
  ).length;
}

function matches(
  folded: string,
  list: string,
  isChinese: boolean,
): { index: number; length: number }[] {
  if (list === '') return [];
  return [...folded.matchAll(expressionOf(list, isChinese))].map(({ index, 0: match }) => ({
    index,
    length: match.length,
  }));
}

function expressionOf(list: string, isChinese: boolean): RegExp {
  const known = compiled.get(list);
  if (known) return known;
  const source = isChinese
    ? list
    : `(?<![\\p{L}\\p{N}])(?:${foldText(list).replaceAll('*', '\\p{L}*').replaceAll(' ', '[\\s-]+')})(?![\\p{L}\\p{N}])`;
  const expression = new RegExp(source, 'gu');
  compiled.set(list, expression);
  return expression;
}
