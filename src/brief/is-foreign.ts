import { foldText } from '#text/fold-text.ts';
import { SPACED_LANGUAGES, type Language, type SpacedLanguage } from '#text/language.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import { TELLING_WORDS } from '#text/telling-words.ts';
import FOREIGN from './foreign-words.json' with { type: 'json' };

/** Words of another language from which on a text is in it; names and loanwords are fewer. */
const FOREIGN_WORDS_MIN = 4;
/** Letters of other scripts among all from which on a text is in one. */
const FOREIGN_LETTERS_MIN = 0.5;
/** Japanese is written with Chinese characters, too. */
const KANA_MIN = 0.2;

const OWN = Object.fromEntries(
  SPACED_LANGUAGES.map((one) => [one, new Set([...LINKING_WORDS[one], ...TELLING_WORDS[one]])]),
) as unknown as Record<SpacedLanguage, ReadonlySet<string>>;
const own = new Set(Object.values(OWN).flatMap((words) => [...words]));
const foreign = Object.values(FOREIGN.words).map((words) => {
  const folded = words.map(foldText);
  return {
    all: new Set(folded),
    telling: new Set(folded.filter((word) => !own.has(word))),
  };
});

/** Whether a text is in a language that the reader does not read. */
export function isForeign(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(/(?!\p{Script=Latin}|\p{Script=Han})\p{L}/gu)?.length ?? 0;
  if (letters > 0 && others / letters >= FOREIGN_LETTERS_MIN) return true;
  if (language === 'zh')
    return (
      (text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / letters >= KANA_MIN
    );
  const tokens = foldText(text).match(/\p{L}+/gu) ?? [];
  const count = (words: ReadonlySet<string>) => tokens.filter((token) => words.has(token)).length;
  const known = count(OWN[language]);
  return foreign.some(
    ({ all, telling }) => count(telling) >= FOREIGN_WORDS_MIN && count(all) > known,
  );
}
