import { isReadSmallWord } from '../languages/languages.ts';
import { wordIndex } from '../lexicon/word-index.ts';
import { dropUnits } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

const HYPHENATED =
  /(?<![\p{L}\p{N}-])([a-z]{2,12})([-\u2010\u2011]\s*)([a-z]{2,12})(?![\p{L}\p{N}-])/gu;
const STEM_LENGTH_MIN = 6;

const isWord = (text: string): boolean =>
  wordIndex().byFirstWord.has(text) || isReadSmallWord(text);

/** Whether the lexicon knows the joined word, or the beginning of one that both parts make. */
function isListed(left: string, right: string): boolean {
  const { byFirstWord, byFirstPrefix } = wordIndex();
  const joined = left + right;
  if (byFirstWord.has(joined)) return true;
  const shortest = Math.max(STEM_LENGTH_MIN, left.length + 1);
  for (let length = shortest; length <= joined.length; length += 1)
    if (byFirstPrefix.has(joined.slice(0, length))) return true;
  return false;
}

/** Joins a word of the lexicon that is parted by a hyphen, `guaran-teed`; compounds stay parted. */
export function joinHyphenated(mapped: MappedText): MappedText {
  const dropped = new Set<number>();
  for (const { 0: found, 1: left = '', 3: right = '', index } of mapped.text.matchAll(HYPHENATED)) {
    if ((isWord(left) && isWord(right)) || !isListed(left, right)) continue;
    for (let at = left.length; at < found.length - right.length; at += 1) dropped.add(index + at);
  }
  return dropped.size === 0 ? mapped : dropUnits(mapped, (index) => dropped.has(index));
}
