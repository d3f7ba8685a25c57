import type { Word } from '../normalise/words.ts';

/** One or more syllables of pinyin without tone marks, loosely. */
const SYLLABLES =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|iao|ian|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|er|a|o|e|i|u|v))+$/;
/** Sounds that hardly begin a syllable in the languages written in Latin letters. */
const UNMISTAKABLE = /zh[aeiou]|x[iu]|qi[aen]/;
const WORDS_MIN = 6;
const UNMISTAKABLE_MIN = 3;
const SHARE_MIN = 0.85;

/** Whether a text is Chinese written in Latin letters, as to get past a reader of characters. */
export function isRomanisedChinese(words: readonly Word[]): boolean {
  const latin = words.map(({ text }) => text).filter((text) => /^[a-z]+$/.test(text));
  if (latin.length < WORDS_MIN) return false;
  const unmistakable = new Set(latin.filter((word) => UNMISTAKABLE.test(word)));
  if (unmistakable.size < UNMISTAKABLE_MIN) return false;
  const spoken = latin.filter((word) => SYLLABLES.test(word)).length;
  return spoken >= latin.length * SHARE_MIN;
}
