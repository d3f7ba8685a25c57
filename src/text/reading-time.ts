const WORDS_PER_SECOND = 2.5;
const IDEOGRAPHS_PER_SECOND = 5;
/** A longer string without a space, such as a URL, is read like several words. */
const LETTERS_PER_WORD = 16;

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns how long a viewer needs to read `text`, in seconds. */
export function readingSeconds(text: string): number {
  let ideographs = 0;
  let words = 0;
  for (const token of text.split(/\s+/)) {
    const letters = token.match(/[\p{L}\p{N}]/gu) ?? [];
    const own = letters.filter((letter) => IDEOGRAPH.test(letter)).length;
    ideographs += own;
    // A symbol between words, such as an ampersand, is not a word.
    if (own === 0) words += Math.ceil(letters.length / LETTERS_PER_WORD);
    else ideographs += letters.length - own;
  }
  return words / WORDS_PER_SECOND + ideographs / IDEOGRAPHS_PER_SECOND;
}
