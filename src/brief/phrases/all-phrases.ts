import { DE } from '#brief/phrases/de.ts';
import { EN } from '#brief/phrases/en.ts';
import { ES } from '#brief/phrases/es.ts';
import { FR } from '#brief/phrases/fr.ts';
import { IT } from '#brief/phrases/it.ts';
import type { Phrases } from '#brief/phrases/phrases.ts';
import { PT } from '#brief/phrases/pt.ts';
import { ZH } from '#brief/phrases/zh.ts';
import type { Language } from '#text/language.ts';

export const PHRASES: Record<Language, Phrases> = {
  en: EN,
  es: ES,
  fr: FR,
  de: DE,
  it: IT,
  pt: PT,
  zh: ZH,
};
