import { foldText } from '#text/fold-text.ts';
import { SPACED_LANGUAGES, type SpacedLanguage } from '#text/spaced-languages.ts';

type WordLists = Record<SpacedLanguage, readonly string[]>;

/** Returns the words of each language folded. */
export function foldedLists(lists: WordLists): WordLists {
  const folded = SPACED_LANGUAGES.map((language) => [language, lists[language].map(foldText)]);
  return Object.fromEntries(folded) as WordLists;
}
