import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { SPACED_LANGUAGES, type SpacedLanguage } from '#text/spaced-languages.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import { DISTINCTIVE_WORDS } from '#text/distinctive-words.ts';
import FOREIGN from './foreign-words.json' with { type: 'json' };

/** Words of another language from which on a text is in it; names and loanwords are fewer. */
const FOREIGN_WORDS_MIN = 4;
/** Letters of other scripts among all from which on a text is in one. */
const FOREIGN_LETTERS_MIN = 0.5;
/** Letters with signs that none of the languages read has, and how many tell more than a name. */
const LATIN_SIGNS: readonly (readonly [string, RegExp])[] = [
  ['pl', /[łąęśźż]/giu],
  ['cs', /[řěů]/giu],
  ['hu', /[őű]/giu],
  ['tr', /[ğışİ]/gu],
  ['ro', /[șțăşţ]/giu],
];
const LATIN_SIGNS_MIN = 3;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Japanese is written with Chinese characters, too. */
const KANA_MIN = 0.2;

const OWN = Object.fromEntries(
  SPACED_LANGUAGES.map((one) => [one, new Set([...LINKING_WORDS[one], ...DISTINCTIVE_WORDS[one]])]),
) as unknown as Record<SpacedLanguage, ReadonlySet<string>>;
const own = new Set(Object.values(OWN).flatMap((words) => [...words]));
const foreign = Object.entries(FOREIGN.words).map(([code, words]) => {
  const folded = words.map(foldText);
  return {
    code,
    all: new Set(folded),
    telling: new Set(folded.filter((word) => !own.has(word))),
  };
});

/** Letters that are those of one language, or mostly; `und` where a script has several. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Greek}/gu, 'el'],
];

/**
 * Returns which language a text is in that the reader does not read, as an ISO 639 code, `und` where its
 * letters do not tell; null where it is in `language`, as far as it is known.
 */
export function foreignLanguage(text: string, language: Language): string | null {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const others = count(/(?!\p{Script=Latin}|\p{Script=Han})\p{L}/gu);
  const isKana = language === 'zh' && count(KANA) / letters >= KANA_MIN;
  if (isKana || (letters > 0 && others / letters >= FOREIGN_LETTERS_MIN)) {
    return SCRIPTS.find(([script]) => count(script) > 0)?.[1] ?? 'und';
  }
  const letter = LATIN_SIGNS.find(([, signs]) => count(signs) >= LATIN_SIGNS_MIN);
  return language === 'zh' ? null : (letter?.[0] ?? foreignWords(text, language));
}

function foreignWords(text: string, language: SpacedLanguage): string | null {
  const tokens = foldText(text).match(/\p{L}+/gu) ?? [];
  const count = (words: ReadonlySet<string>) => tokens.filter((token) => words.has(token)).length;
  const known = count(OWN[language]);
  const likeliest = foreign
    .map(({ code, all, telling }) => ({ code, all: count(all), telling: count(telling) }))
    .filter(({ all, telling }) => telling >= FOREIGN_WORDS_MIN && all > known)
    .toSorted((one, other) => other.all - one.all)[0];
  return likeliest?.code ?? null;
}
