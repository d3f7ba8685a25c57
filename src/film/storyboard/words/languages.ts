import { DE } from '#film/storyboard/words/de.ts';
import { EN } from '#film/storyboard/words/en.ts';
import { ES } from '#film/storyboard/words/es.ts';
import { FR } from '#film/storyboard/words/fr.ts';
import { IT } from '#film/storyboard/words/it.ts';
import type { LanguageWords } from '#film/storyboard/words/language-words.ts';
import { PT } from '#film/storyboard/words/pt.ts';
import type { Language } from '#film/storyboard/storyboard.ts';

/** Languages written with spaces between words; Chinese has a reader of its own. */
export type SpacedLanguage = Exclude<Language, 'zh'>;

export const LANGUAGE_WORDS: Record<SpacedLanguage, LanguageWords> = {
  en: EN,
  es: ES,
  fr: FR,
  de: DE,
  it: IT,
  pt: PT,
};
