import { labelSources, type LabelField } from '#brief/phrases/lists.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { Lexicon, WordsByLanguage } from '#text/lexicon.ts';
import {
  DRESSING_WORDS,
  HUE_WORDS,
  OCCASION_WORDS,
  ROOM_WORDS,
  SETTING_WORDS,
} from '#brief/look/look-words.ts';
import { detectLanguage } from '#text/detect-language.ts';

/** Labels that hardly stand in a sentence. */
const TELLING_LABELS: readonly LabelField[] = ['headline', 'super', 'ending', 'terms', 'shot'];
/** These labels as words that tell a language. */
export const LABEL_WORDS: Lexicon = Object.fromEntries(
  TELLING_LABELS.map((field) => [
    field,
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        labelSources(language).find(([one]) => one === field)?.[1] ?? '',
      ]),
    ) as WordsByLanguage,
  ]),
);
const VOCABULARY = [
  HUE_WORDS,
  ROOM_WORDS,
  SETTING_WORDS,
  OCCASION_WORDS,
  DRESSING_WORDS,
  LABEL_WORDS,
];

/** Names of several words within a sentence, which may be of another language: `im Casino Royale`. */
const NAMES = /(?<=\p{Ll},? )\p{Lu}[\p{L}’']*(?: \p{Lu}[\p{L}’']*)+/gu;
/** Words beside the names from which on these are not needed to tell the language. */
const WORDS_MIN = 4;

/** Returns the language a prompt is written in; labels and words for colours, places and occasions settle a close race. */
export function promptLanguage(prompt: string): Language {
  const rest = prompt.replaceAll(NAMES, '');
  const isEnough = (rest.match(/\p{L}{2,}/gu)?.length ?? 0) >= WORDS_MIN;
  return detectLanguage(isEnough ? rest : prompt, VOCABULARY);
}
