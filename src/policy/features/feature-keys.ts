import { IntegerMap } from './integer-map.ts';
import type { Word } from '../normalise/words.ts';

/** The row of the feature with this hash; negative where the model does not know it. */
export type RowOf = (key: number) => number;

const HAN = /\p{Script=Han}/u;
const PIECE_LENGTH = 4;
/** Keys are three bytes long in the model. */
const KEY_BITS = 0xffffff;

/**
 * FNV-1a as a signed 32-bit integer, which engines store best. `before` is the hash of the text
 * that precedes this one.
 */
export function hashOf(name: string, before = 0x811c9dc5 | 0): number {
  let hash = before;
  for (let index = 0; index < name.length; index += 1) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

/** One key of a kind of feature and two names; `left` and `right` are not interchangeable. */
export function mix(kind: number, left: number, right: number): number {
  const mixed = Math.imul(left ^ kind, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
}
/** As `mix`, with `left` and `right` interchangeable. */
export const mixUnordered = (kind: number, left: number, right: number): number =>
  left >>> 0 < right >>> 0 ? mix(kind, left, right) : mix(kind, right, left);

const folded = (key: number): number => (key ^ (key >>> 24)) & KEY_BITS;

/** Small numbers for the keys of one text. */
interface KeyNumbers {
  /** The row of each; negative where the model does not know it. */
  readonly rows: readonly number[];
  /** The window in which each was last seen. */
  readonly seenIn: number[];
  readonly idOf: (key: number) => number;
  /** As `idOf`, but {@link UNKNOWN} for a key without a row: most pairs of ideas have none. */
  readonly knownIdOf: (key: number) => number;
}

export const UNKNOWN = -1;

/** Starts numbering the keys of one text. */
export function numberKeys(rowOf: RowOf): KeyNumbers {
  const ids = new IntegerMap();
  const rows: number[] = [UNKNOWN];
  const seenIn: number[] = [0];
  const numbered = (key: number, row: number): number => {
    seenIn.push(0);
    const id = rows.push(row) - 1;
    ids.set(key, id);
    return id;
  };
  const idOf = (key: number): number => ids.get(key) ?? numbered(key, rowOf(folded(key)));
  const knownIdOf = (key: number): number => {
    const row = rowOf(folded(key));
    return row < 0 ? UNKNOWN : (ids.get(key) ?? numbered(key, row));
  };
  return { rows, seenIn, idOf, knownIdOf };
}

const letterKeys = new Map<string, readonly number[]>();
const REMEMBERED_WORDS_MAX = 20_000;
/** Longer words do not repeat and would fill the cache. */
const REMEMBERED_LENGTH_MAX = 40;

/** The keys of one word and its letters, cached because texts repeat their words. */
function keysOfLetters(word: string): readonly number[] {
  const known = letterKeys.get(word);
  if (known) return known;
  const keys = [hashOf(`w|${word}`)];
  const padded = `<${word}>`;
  if (word.length > 2)
    for (let from = 0; from + PIECE_LENGTH <= padded.length; from += 1)
      keys.push(hashOf(`g|${padded.slice(from, from + PIECE_LENGTH)}`));
  if (word.length > REMEMBERED_LENGTH_MAX) return keys;
  if (letterKeys.size > REMEMBERED_WORDS_MAX) letterKeys.clear();
  letterKeys.set(word, keys);
  return keys;
}

const [PAIR_OF_WORDS, THREE_CHARACTERS] = [hashOf('b|'), hashOf('t|')];

/**
 * The keys of the word at `at`: the word, its pairs with the next words, and its stretches of
 * letters.
 */
export function wordingKeys(words: readonly Word[], at: number): number[] {
  const word = words[at]?.text ?? '';
  const [ofWord = 0, ...ofLetters] = keysOfLetters(word);
  const keys = [ofWord];
  const next = words[at + 1];
  if (next && next.pause < 2) {
    const second = `|${next.text}`;
    keys.push(hashOf(second, hashOf(word, PAIR_OF_WORDS)));
    const third = words[at + 2];
    if (third && third.pause < 2 && HAN.test(word))
      keys.push(hashOf(`${second}|${third.text}`, hashOf(word, THREE_CHARACTERS)));
  }
  keys.push(...ofLetters);
  return keys;
}

/** Whether the model knows this word. */
export function isLearntWord(word: string, rowOf: RowOf): boolean {
  return rowOf(folded(hashOf(`w|${word}`))) >= 0;
}
