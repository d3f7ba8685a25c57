import { WordIndex, wordsOf, type TextWord, type WordHit } from '#text/word-index.ts';
import type { Language } from '#domain/languages.ts';

/**
 * Words of one meaning, by language. In languages with spaces, words are separated by `|`, and `*`
 * stands for any letters; accents are ignored. Chinese words match anywhere.
 */
export type WordsByLanguage = Record<Language, string>;

export interface Mention<Meaning extends string> {
  readonly meaning: Meaning;
  /** Index of the first mention. */
  readonly at: number;
  /** Number of mentions. */
  readonly count: number;
  readonly length: number;
}

export type Lexicon = Record<string, WordsByLanguage>;

const indexes = new WeakMap<Lexicon, Map<Language, WordIndex>>();
const expressions = new Map<string, RegExp>();
let latest: { readonly folded: string; readonly words: readonly TextWord[] } | null = null;

/**
 * Returns the meanings mentioned in the folded text, in order of first mention. English words count
 * in all languages.
 */
export function findMentions<Meaning extends string>(
  folded: string,
  language: Language,
  lexicon: Record<Meaning, WordsByLanguage>,
): Mention<Meaning>[] {
  const own = hitsOf(folded, language, lexicon);
  const english = language === 'en' ? [] : hitsOf(folded, 'en', lexicon);
  const mentions: Mention<Meaning>[] = [];
  for (const [number, meaning] of (Object.keys(lexicon) as Meaning[]).entries()) {
    const hits = [...(own[number] ?? []), ...(english[number] ?? [])];
    const first = hits.toSorted((a, b) => a.index - b.index)[0];
    if (first)
      mentions.push({ meaning, at: first.index, count: hits.length, length: first.length });
  }
  return mentions.toSorted((a, b) => a.at - b.at || b.length - a.length);
}

/** Counts the meanings that the folded text mentions in words of exactly this language. */
export function countMeanings(folded: string, language: Language, lexicon: Lexicon): number {
  return hitsOf(folded, language, lexicon).filter((hits) => hits.length > 0).length;
}

/** Returns the matches of each meaning of the lexicon, in its order. */
function hitsOf(folded: string, language: Language, lexicon: Lexicon): (readonly WordHit[])[] {
  const lists = Object.values(lexicon).map((words) => words[language]);
  if (language === 'zh') return lists.map((list) => chineseHits(folded, list));
  const found = indexOf(lexicon, language, lists).find(folded, splitOnce(folded));
  return lists.map((_, meaning) => found.get(meaning) ?? []);
}

function indexOf(lexicon: Lexicon, language: Language, lists: readonly string[]): WordIndex {
  const known = indexes.get(lexicon) ?? new Map<Language, WordIndex>();
  const index = known.get(language) ?? new WordIndex(lists);
  indexes.set(lexicon, known.set(language, index));
  return index;
}

function chineseHits(folded: string, list: string): WordHit[] {
  if (list === '') return [];
  const expression = expressions.get(list) ?? new RegExp(list, 'gu');
  expressions.set(list, expression);
  return [...folded.matchAll(expression)].map(({ index, 0: match }) => ({
    index,
    length: match.length,
  }));
}

/** Caches the last text, since many lexicons are looked up in the same one. */
function splitOnce(folded: string): readonly TextWord[] {
  if (latest?.folded !== folded) latest = { folded, words: wordsOf(folded) };
  return latest.words;
}
