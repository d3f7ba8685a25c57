import { insertSpaces } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';
import RUN_TOGETHER from './run-together.json' with { type: 'json' };

const LANGUAGES = Object.keys(RUN_TOGETHER.words).map((code, index) => ({
  bit: 1 << index,
  mayBePair: code !== 'de',
}));

/** In which languages each word counts, a bit for each. */
const LANGUAGES_OF = new Map<string, number>();
Object.values(RUN_TOGETHER.words).forEach((list, index) => {
  for (const word of list) LANGUAGES_OF.set(word, (LANGUAGES_OF.get(word) ?? 0) | (1 << index));
});

const LONG_WORD = /(?<![\p{L}\p{N}@./])[a-z]{9,80}(?![\p{L}\p{N}@])/gu;
const LONG_PARTS_MIN = 2;
const LONG_PART = 4;
/** Two words are enough where one of them is this long, except in German. */
const VERY_LONG_PART = 6;
const PAIR_LENGTH_MIN = 11;
const PART_MAX = 12;

/** A word of a list inside a longer one. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly languages: number;
}

/** Sorted by `end`. */
function partsOf(word: string): Part[] {
  const parts: Part[] = [];
  for (let end = 1; end <= word.length; end += 1)
    for (let start = Math.max(0, end - PART_MAX); start < end; start += 1) {
      const languages = LANGUAGES_OF.get(word.slice(start, end));
      if (languages !== undefined) parts.push({ start, end, languages });
    }
  return parts;
}

/** Where to cut a word so that it falls into the fewest parts of one language; empty if it does not. */
function cutsOf(word: string, parts: readonly Part[], bit: number): number[] {
  const fewest: (number | undefined)[] = [0];
  const cutBefore: number[] = [];
  for (const { start, end, languages } of parts) {
    const before = fewest[start];
    if (before === undefined || (languages & bit) === 0) continue;
    if (before + 1 >= (fewest[end] ?? Infinity)) continue;
    fewest[end] = before + 1;
    cutBefore[end] = start;
  }
  if (fewest[word.length] === undefined) return [];
  const cuts: number[] = [];
  for (let at = cutBefore[word.length] ?? 0; at > 0; at = cutBefore[at] ?? 0) cuts.unshift(at);
  return cuts;
}

/** What is run together by chance is shorter than this. */
function isSaying(word: string, cuts: readonly number[], mayBePair: boolean): boolean {
  const edges = [0, ...cuts, word.length];
  const lengths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
  if (lengths.length === 2)
    return mayBePair && word.length >= PAIR_LENGTH_MIN && Math.max(...lengths) >= VERY_LONG_PART;
  return lengths.filter((length) => length >= LONG_PART).length >= LONG_PARTS_MIN;
}

/** Puts spaces into words such as `everyonewinstonight`. */
export function cutRunTogether(mapped: MappedText): MappedText {
  const spaces = new Set<number>();
  for (const { 0: word, index } of mapped.text.matchAll(LONG_WORD)) {
    const parts = partsOf(word);
    for (const { bit, mayBePair } of LANGUAGES) {
      const cuts = cutsOf(word, parts, bit);
      if (cuts.length === 0 || !isSaying(word, cuts, mayBePair)) continue;
      for (const cut of cuts) spaces.add(index + cut);
      break;
    }
  }
  return spaces.size === 0 ? mapped : insertSpaces(mapped, spaces);
}
