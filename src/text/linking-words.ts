import { foldedLists } from '#text/folded-lists.ts';
import type { Language } from '#domain/languages.ts';
import DATA from './linking-words.json' with { type: 'json' };

/**
 * Words that lead on to something, folded: articles, prepositions, conjunctions, pronouns,
 * auxiliaries. A phrase on screen never ends with one. They are also used to detect the language.
 */
export const LINKING_WORDS = foldedLists(DATA.words);

/** Whether a word only links others (`and`, `mit`). Chinese has no such separate words. */
export function isLinkingWord(word: string, language: Language): boolean {
  return language !== 'zh' && LINKING_WORDS[language].includes(word);
}
