import { DE } from '#brief/words/de.ts';
import { EN } from '#brief/words/en.ts';
import { ES } from '#brief/words/es.ts';
import { FR } from '#brief/words/fr.ts';
import { IT } from '#brief/words/it.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';
import { PT } from '#brief/words/pt.ts';
import type { SpacedLanguage } from '#text/language.ts';

/** Chinese has a reader of its own. */
export const LANGUAGE_WORDS: Record<SpacedLanguage, LanguageWords> = {
  en: EN,
  es: ES,
  fr: FR,
  de: DE,
  it: IT,
  pt: PT,
};
