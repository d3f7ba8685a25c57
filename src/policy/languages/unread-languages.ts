import type { SpacedLanguage } from '#text/spaced-languages.ts';
import { isReadSmallWord, likeliestOf } from './languages.ts';
import { wordIndex } from '../lexicon/word-index.ts';
import { sentencesOf } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';
import UNREAD from './unread-languages.json' with { type: 'json' };

/** Fewer words can hardly tell a language: names and loan words are everywhere. */
const WORDS_MIN = 5;
/** Of all that somebody wrote: there is no more by which to tell. */
const WORDS_MIN_OF_ALL = 3;
/** What a word says for a language that is not read, or against it. */
const TELLING = 1.5;
const UNKNOWN = 0.5;
const NEUTRAL = 0;
const KNOWN = -1;
/** So many words that nobody knows, and hardly another, are of no language that is read. */
const UNKNOWN_WORDS_MIN = 4;
const OTHER_WORDS_PER_UNKNOWN_MAX = 0.25;
/** Fewer, in a text whose words are mostly known, are names and compounds. */
const PLAIN_UNKNOWN_MIN = 3;

/**
 * Unknown words whose letters speak so clearly for a language that is read are compounds and rare words
 * of it. Unread languages sound least like Spanish, French and Portuguese.
 */
const CLEAR_NATS: Readonly<Record<SpacedLanguage, number>> = {
  en: 4,
  es: 3.4,
  fr: 3.4,
  de: 4,
  it: 4,
  pt: 3.4,
};
/** Beside a word that tells another language. */
const CLEAR_NATS_OF_TOLD = 6.5;

const LANGUAGES = Object.entries(UNREAD.languages).map(([name, frequent]) => ({
  frequent: new Set(frequent),
  shared: (UNREAD.shared as Readonly<Record<string, readonly string[]>>)[name] ?? [],
}));
const FREQUENT = new Set(Object.values(UNREAD.languages).flat());
/** Ordinary words of the languages that are read, which nobody had to learn. */
const ORDINARY = new Set(Object.values(UNREAD.ordinary).flat());
const INTERNATIONAL = new Set(UNREAD.international);

/** Letters, and pairs of them, that the languages that are read do not have. */
const DISTINCTIVE_LETTERS =
  /[ąćęłńśźżğışřěščžůďťňľĺŕčășşțţåæøőűđơưāēīūģķļņ]|[\u1ea0-\u1ef9]|yy|ää|öö|ij(?![aeiouáéíóú])/iu;
const LATIN_WORD = /^[a-z]+$/;
const HAN = /\p{Script=Han}/u;

/** How a text is looked at. */
export interface LetterText {
  readonly words: readonly Word[];
  /** The original letters behind a word. */
  readonly originalOf: (word: Word) => string;
  /** Whether the classifier has met the word, in a language that is read. */
  readonly isLearnt: (word: string) => boolean;
}

/** What languages that are not read have in common with those that are, where a word tells one of them. */
function sharedWordsOf(words: readonly Word[]): ReadonlySet<string> {
  const told = LANGUAGES.filter(({ frequent }) => words.some(({ text }) => frequent.has(text)));
  return new Set(told.flatMap(({ shared }) => shared));
}

function weightsOf(words: readonly Word[], { originalOf, isLearnt }: LetterText): number[] {
  const shared = sharedWordsOf(words);
  // "Live jazz: Zoë Ångström Quartet": a name has a capital, and stands among words that are known.
  const isAmongKnown = words.some(
    ({ text }) => !INTERNATIONAL.has(text) && isKnown(text, isLearnt),
  );
  const isName = (written: string): boolean => isAmongKnown && /^\p{Lu}\p{Ll}/u.test(written);
  return words.map((word) => {
    const { text } = word;
    const written = originalOf(word).normalize('NFC');
    if (DISTINCTIVE_LETTERS.test(written)) return isName(written) ? UNKNOWN : TELLING;
    if (shared.has(text) || INTERNATIONAL.has(text)) return NEUTRAL;
    if (isReadSmallWord(text)) return KNOWN;
    if (FREQUENT.has(text)) return TELLING;
    return isKnown(text, isLearnt) ? KNOWN : UNKNOWN;
  });
}

function isKnown(word: string, isLearnt: LetterText['isLearnt']): boolean {
  return isLearnt(word) || ORDINARY.has(word) || wordIndex().byFirstWord.has(word);
}

interface Heard {
  /** A word or a letter of an unread language is among them. */
  readonly isTold: boolean;
  /** Hardly a word is known. */
  readonly isStrange: boolean;
  /** How many unknown words are not written as names and German nouns are. */
  readonly plainUnknown: number;
}

const SILENT: Heard = { isTold: false, isStrange: false, plainUnknown: 0 };

function hear(words: readonly Word[], text: LetterText, wordsMin: number): Heard {
  if (words.length < wordsMin) return SILENT;
  const weights = weightsOf(words, text);
  if (weights.reduce((sum, weight) => sum + weight, 0) <= 0) return SILENT;
  const unknownWords = words.filter((_, at) => weights[at] === UNKNOWN);
  const unknown = unknownWords.length;
  const known = weights.filter((weight) => weight === KNOWN).length;
  const { language, nats } = likeliestOf(words);
  return {
    isTold: weights.includes(TELLING) && nats < CLEAR_NATS_OF_TOLD,
    plainUnknown: unknownWords.filter((word) => /^\p{Ll}/u.test(text.originalOf(word))).length,
    isStrange:
      unknown >= UNKNOWN_WORDS_MIN &&
      known <= unknown * OTHER_WORDS_PER_UNKNOWN_MAX &&
      nats < CLEAR_NATS[language],
  };
}

const isLatin = ({ text }: Word): boolean => LATIN_WORD.test(text);

/** Whether most words are of a language that is read: a line of names or compounds then proves nothing. */
function isMostlyKnown(text: LetterText): boolean {
  const weights = weightsOf(text.words.filter(isLatin), text);
  return weights.filter((weight) => weight === KNOWN).length * 2 > weights.length;
}

/**
 * Whether a sentence of a text is in a language in Latin letters that the judge does not read: its
 * words are unknown, and frequent words or letters of such a language are among them.
 */
export function hasUnreadSentence(text: LetterText): boolean {
  const heard = sentencesOf(text.words).map(({ from, to }) =>
    hear(text.words.slice(from, to).filter(isLatin), text, WORDS_MIN),
  );
  if (heard.some(({ isTold }) => isTold)) return true;
  const strange = heard.filter(({ isStrange }) => isStrange);
  if (strange.length === 0) return false;
  return (
    strange.some(({ plainUnknown }) => plainUnknown >= PLAIN_UNKNOWN_MIN) || !isMostlyKnown(text)
  );
}

/** The same of a text as a whole, however short its sentences: for all that somebody wrote. */
export function isUnreadText(text: LetterText): boolean {
  const words = text.words.filter(isLatin);
  if (text.words.filter(({ text: word }) => HAN.test(word)).length > words.length) return false;
  const { isTold, isStrange } = hear(words, text, WORDS_MIN_OF_ALL);
  return isTold || isStrange;
}

const UNREAD_SCRIPT = /[^\P{L}\p{Script=Latin}\p{Script=Han}\p{Script=Common}]/gu;

/** Whether a word is in a script that the judge does not read; single letters are decoration. */
export function hasUnreadScript(words: readonly Word[]): boolean {
  return words.some(({ text }) => (text.match(UNREAD_SCRIPT)?.length ?? 0) > 1);
}
