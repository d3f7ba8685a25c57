import { findMentions, type WordsByLanguage } from '#text/lexicon.ts';
import type { Theme } from '#brief/look/theme.ts';
import { THEMES_OF_MOODS } from '#brief/look/themes-of-moods.ts';
import { THEMES_OF_PLACES } from '#brief/look/themes-of-places.ts';
import { THEMES_OF_TIMES } from '#brief/look/themes-of-times.ts';
import type { Language } from '#text/language.ts';

const THEMES: Record<string, Theme> = {
  ...THEMES_OF_PLACES,
  ...THEMES_OF_TIMES,
  ...THEMES_OF_MOODS,
};
const WORDS: Record<string, WordsByLanguage> = Object.fromEntries(
  Object.entries(THEMES).map(([name, { words }]) => [name, words]),
);

/** The worlds that a text speaks of: the one with the most words first, then the one named earlier. */
export function readThemes(folded: string, language: Language): readonly Theme[] {
  return findMentions(folded, language, WORDS)
    .toSorted((a, b) => b.count - a.count || a.at - b.at)
    .flatMap(({ meaning }) => THEMES[meaning] ?? []);
}

/** What the first of them that has an opinion says of one part of the look. */
export function themed<Part extends Exclude<keyof Theme, 'words'>>(
  themes: readonly Theme[],
  part: Part,
): Theme[Part] | undefined {
  return themes.find((theme) => theme[part] !== undefined)?.[part];
}
