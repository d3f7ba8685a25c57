import { isReadSmallWord } from '../languages/languages.ts';
import { wordIndex } from '../lexicon/word-index.ts';
import { dropUnits } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

const HYPHENATED =
  /(?<![\p{L}\p{N}-])[a-z]{1,12}(?:(?:\s?[-\u2010-\u2013]\s{0,8}|\/|\n)[a-z]{1,12}){1,4}(?![\p{L}\p{N}-])/gu;
const STEM_LENGTH_MIN = 6;
/** Signs that part words more often than they part one word. */
const OFTEN_BETWEEN_WORDS = /[/\n]/u;

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

/** What may be a part of a word. */
const PART = /(?<![\p{L}\p{N}'’-])[a-z]{2,12}(?![\p{L}\p{N}'’-])/gu;
const BLANKS = /^[ \t]{1,3}$/u;
const PARTS_MAX = 5;
const PARTED_LENGTH_MIN = 9;

/** Where blanks part a long word of the lexicon whose first and last part mean nothing, `guar an teed`. */
function blanksInWords(text: string): number[] {
  const parts = Array.from(text.matchAll(PART), ({ 0: part, index }) => ({
    part,
    start: index,
    end: index + part.length,
  }));
  return parts.flatMap(({ part, end }, first) => {
    if (isWord(part)) return [];
    let joined = part;
    const blanks: number[] = [];
    let before = end;
    for (const next of parts.slice(first + 1, first + PARTS_MAX)) {
      if (!BLANKS.test(text.slice(before, next.start))) return [];
      for (let at = before; at < next.start; at += 1) blanks.push(at);
      before = next.end;
      joined += next.part;
      const isParted = joined.length >= PARTED_LENGTH_MIN && !isWord(next.part);
      if (isParted && wordIndex().byFirstWord.has(joined)) return blanks;
    }
    return [];
  });
}

/** Joins a word of the lexicon that hyphens, a slash, a blank or the end of a line part, `guar-an-teed`; compounds stay parted. */
export function joinHyphenated(mapped: MappedText): MappedText {
  const dropped = new Set(blanksInWords(mapped.text));
  for (const { 0: found, index } of mapped.text.matchAll(HYPHENATED)) {
    const parts = found.split(/[^a-z]+/u);
    if (isCompound(parts) || !isListed(parts)) continue;
    if (OFTEN_BETWEEN_WORDS.test(found) && parts.join('').length < STEM_LENGTH_MIN) continue;
    for (let at = 0; at < found.length; at += 1)
      if (!/[a-z]/u.test(found.charAt(at))) dropped.add(index + at);
  }
  return dropped.size === 0 ? mapped : dropUnits(mapped, (index) => dropped.has(index));
}
