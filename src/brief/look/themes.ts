import {
  DRESSINGS,
  HUES,
  METALS,
  MOODS,
  MUSIC_STYLES,
  PACES,
  ROOMS,
  SETTINGS,
  TONES,
} from '#domain/order/look.ts';
import { wordsByLanguage, type ListedWords } from '#brief/look/look-words.ts';
import type { Theme } from '#brief/look/theme.ts';
import { findMentions, type WordsByLanguage } from '#text/lexicon.ts';
import type { Language } from '#domain/languages.ts';
import LISTED from './words/themes.json' with { type: 'json' };

/** The parts of a look that a theme may name, and the names that each may have. */
const PARTS: Record<string, readonly string[]> = {
  hues: HUES,
  metal: METALS,
  room: ROOMS,
  tone: TONES,
  mood: MOODS,
  setting: SETTINGS,
  music: MUSIC_STYLES,
  pace: PACES,
  dressing: DRESSINGS,
};

const themes = Object.entries(LISTED as Record<string, ListedTheme>);
const THEMES = Object.fromEntries(themes.map(([name, { look }]) => [name, themeOf(name, look)]));
export const THEME_WORDS: Record<string, WordsByLanguage> = Object.fromEntries(
  themes.map(([name, { words }]) => [name, wordsByLanguage(words)]),
);

interface ListedTheme {
  readonly look: object;
  readonly words: ListedWords;
}

/** The worlds that a text speaks of: the one with the most words first, then the one named earlier. */
export function readThemes(folded: string, language: Language): readonly Theme[] {
  return findMentions(folded, language, THEME_WORDS)
    .toSorted((a, b) => b.count - a.count || a.at - b.at)
    .flatMap(({ meaning }) => THEMES[meaning] ?? []);
}

/** What the first of them that has an opinion says of one part of the look. */
export function themed<Part extends keyof Theme>(
  said: readonly Theme[],
  part: Part,
): Theme[Part] | undefined {
  return said.find((theme) => theme[part] !== undefined)?.[part];
}

/** Throws where a listed look asks for what no film has. */
function themeOf(name: string, look: object): Theme {
  if (!isTheme(look)) throw new Error(`The look of the theme ${name} has an unknown name`);
  return look;
}

function isTheme(look: object): look is Theme {
  return Object.entries(look).every(([part, said]) =>
    [said].flat().every((name) => PARTS[part]?.includes(name)),
  );
}
