import { isReadSmallWord } from '../languages/languages.ts';
import { wordIndex } from '../lexicon/word-index.ts';
import { dropUnits } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

const HYPHENATED =
  /(?<![\p{L}\p{N}-])[a-z]{1,12}(?:\s?[-\u2010-\u2013]\s{0,8}[a-z]{1,12}){1,4}(?![\p{L}\p{N}-])/gu;
const STEM_LENGTH_MIN = 6;

const isWord = (text: string): boolean =>
  wordIndex().byFirstWord.has(text) || isReadSmallWord(text);

/** Whether the parts are words, or make two words where one of the hyphens stands. */
function isCompound(parts: readonly string[]): boolean {
  if (parts.every(isWord)) return true;
  return parts.some(
    (_, at) => isWord(parts.slice(0, at).join('')) && isWord(parts.slice(at).join('')),
  );
}

/** Whether the lexicon knows the joined word, or the beginning of one that all parts make. */
function isListed(parts: readonly string[]): boolean {
  const { byFirstWord, byFirstPrefix } = wordIndex();
  const joined = parts.join('');
  if (byFirstWord.has(joined)) return true;
  const shortest = Math.max(STEM_LENGTH_MIN, parts.slice(0, -1).join('').length + 1);
  for (let length = shortest; length <= joined.length; length += 1)
    if (byFirstPrefix.has(joined.slice(0, length))) return true;
  return false;
}

/** Joins a word of the lexicon that is parted by hyphens, `guar-an-teed`; compounds stay parted. */
export function joinHyphenated(mapped: MappedText): MappedText {
  const dropped = new Set<number>();
  for (const { 0: found, index } of mapped.text.matchAll(HYPHENATED)) {
    const parts = found.split(/[^a-z]+/u);
    if (isCompound(parts) || !isListed(parts)) continue;
    for (let at = 0; at < found.length; at += 1)
      if (!/[a-z]/u.test(found.charAt(at))) dropped.add(index + at);
  }
  return dropped.size === 0 ? mapped : dropUnits(mapped, (index) => dropped.has(index));
}
