import type { BriefText } from '#brief/segments/open-text.ts';
import type { SpacedLanguage } from '#text/spaced-languages.ts';
import type { Span } from '#text/spans.ts';

/** What stands before the name of a place or of who cooks, plays and invites. */
const BEFORE: Readonly<Record<SpacedLanguage, string>> = {
  en: 'at|at the|by|from the|chef|dj|singer|band',
  es: 'en el|en la|del|por|chef|con la banda',
  fr: 'au|à la|chez|du|par|chef',
  de: 'im|in der|bei|beim|am|vom|von|koch',
  it: 'al|alla|allo|dal|dalla|del|della|da|chef',
  pt: 'no|na|do|da|pelo|pela|chef',
};

const NAME = String.raw`\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)+`;
const names = new Map<SpacedLanguage, RegExp>();

/** Names of several words behind a preposition of places or people, which describe nothing: `at the Blue Moon`. */
export function findNames({ prompt, language }: BriefText): Span[] {
  if (language === 'zh') return [];
  return [...prompt.matchAll(patternOf(language))].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }));
}

function patternOf(language: SpacedLanguage): RegExp {
  const known = names.get(language);
  if (known) return known;
  const pattern = new RegExp(`(?<=(?<!\\p{L})(?:${BEFORE[language]}) )${NAME}`, 'gu');
  names.set(language, pattern);
  return pattern;
}
