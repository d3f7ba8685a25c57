import { groupOf } from './concept-groups.ts';
import type { ConceptHit } from './concept-tagger.ts';
import { rangesOf } from '../normalise/windows.ts';
import type { WordWindow } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';

/** One thing the classifier sees: its row in the table of weights, and the words it stands on. */
export interface Feature {
  readonly row: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The row of the feature with this hash; negative where the model does not know it. */
export type RowOf = (key: number) => number;

/** A text as windows are cut from it; everything that windows share is worked out once. */
export interface FeatureReader {
  /** What the classifier sees of one window: its ideas, pairs of ideas, and its wording. */
  readonly read: (window: WordWindow) => {
    readonly concepts: readonly Feature[];
    readonly wording: readonly Feature[];
  };
  /** The sum of what these weights, one for each row, say of one window. */
  readonly sum: (window: WordWindow, weightAt: Float32Array) => number;
}

type See = (row: number, value: number, from: number, to: number) => void;

const HAN = /\p{Script=Han}/u;
const NEAR_WORDS = 4;
const PIECE_LENGTH = 4;
const CONCEPT_VALUE = 1;
const PAIR_VALUE = 0.6;
const GROUP_VALUE = 0.6;
const WORDING_WEIGHT = 2.8;
const WORDING_KEYS_MIN = 12;
/** Keys are three bytes long in the model. */
const KEY_BITS = 0xffffff;

/** FNV-1a, 32 bits. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** One key of a kind of feature and two names; `left` and `right` are not interchangeable. */
function mix(kind: number, left: number, right: number): number {
  const mixed = Math.imul(left ^ kind, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 0;
}
const mixUnordered = (kind: number, left: number, right: number): number =>
  left < right ? mix(kind, left, right) : mix(kind, right, left);

const [ALONE, GROUP, PAIR, GROUP_PAIR, NEAR] = [0x11, 0x23, 0x35, 0x47, 0x59];

const UNKNOWN = -1;
const folded = (key: number): number => (key ^ (key >>> 24)) & KEY_BITS;

/** Small numbers for the keys of one text, with the row of each. */
function numberKeys(rowOf: RowOf): {
  readonly rows: readonly number[];
  readonly idOf: (key: number) => number;
  /** As `idOf`, but {@link UNKNOWN} for a key without a row: most pairs of ideas have none. */
  readonly knownIdOf: (key: number) => number;
} {
  const ids = new Map<number, number>();
  const rows: number[] = [];
  const numbered = (key: number, row: number): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, rows.length);
    return rows.push(row) - 1;
  };
  const idOf = (key: number): number => numbered(key, rowOf(folded(key)));
  const knownIdOf = (key: number): number => {
    const row = rowOf(folded(key));
    return row < 0 ? UNKNOWN : numbered(key, row);
  };
  return { rows, idOf, knownIdOf };
}

const letterKeys = new Map<string, readonly number[]>();
const REMEMBERED_WORDS_MAX = 20_000;
/** Longer ones are no words that come again, and would fill the memory. */
const REMEMBERED_LENGTH_MAX = 40;

/** The keys of one word and its letters; remembered, because texts repeat their words. */
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

function wordingKeys(words: readonly Word[], at: number): number[] {
  const word = words[at]?.text ?? '';
  const [ofWord = 0, ...ofLetters] = keysOfLetters(word);
  const keys = [ofWord];
  const next = words[at + 1];
  if (next && next.pause < 2) {
    keys.push(hashOf(`b|${word}|${next.text}`));
    const third = words[at + 2];
    if (third && third.pause < 2 && HAN.test(word))
      keys.push(hashOf(`t|${word}|${next.text}|${third.text}`));
  }
  keys.push(...ofLetters);
  return keys;
}

interface Idea extends ConceptHit {
  readonly name: number;
  readonly group: number;
  /** Which of the names in its text it has: 0, 1, 2 … */
  readonly kind: number;
}

function ideasOf(hits: readonly ConceptHit[]): Idea[] {
  const kinds = new Map<number, number>();
  return hits.map((hit) => {
    const sign = hit.negated ? '!' : '';
    const name = hashOf(`${sign}${hit.concept}`);
    const kind = kinds.get(name) ?? kinds.size;
    kinds.set(name, kind);
    return { ...hit, name, group: hashOf(`${sign}${groupOf(hit.concept)}`), kind };
  });
}

type Part = readonly [id: number, value: number];
type IdOf = (key: number) => number;

const isKnown = ([id]: Part): boolean => id !== UNKNOWN;

function partsAlone({ name, group }: Idea, _: Idea, idOf: IdOf): Part[] {
  const parts: Part[] = [
    [idOf(mix(ALONE, name, 0)), CONCEPT_VALUE],
    [idOf(mix(GROUP, group, 0)), GROUP_VALUE],
  ];
  return parts.filter(isKnown);
}

function partsOfPair(left: Idea, right: Idea, idOf: IdOf): Part[] {
  const parts: Part[] = [[idOf(mixUnordered(PAIR, left.name, right.name)), PAIR_VALUE]];
  if (left.group !== right.group)
    parts.push([idOf(mixUnordered(GROUP_PAIR, left.group, right.group)), GROUP_VALUE]);
  return parts.filter(isKnown);
}

function partsOfNear(left: Idea, right: Idea, idOf: IdOf): Part[] {
  const near: Part = [idOf(mix(NEAR, left.name, right.name)), PAIR_VALUE];
  return [near].filter(isKnown);
}

/** More than a text can hold. */
const KINDS_MAX = 1 << 15;

type PartsOf = (left: Idea, right: Idea) => readonly Part[];

/** The same, worked out once for every two names. */
function remembered(partsOf: (left: Idea, right: Idea, idOf: IdOf) => Part[], idOf: IdOf): PartsOf {
  const byKinds = new Map<number, readonly Part[]>();
  return (left, right) => {
    const kinds = left.kind * KINDS_MAX + right.kind;
    const known = byKinds.get(kinds);
    if (known) return known;
    const parts = partsOf(left, right, idOf);
    byKinds.set(kinds, parts);
    return parts;
  };
}

/** Whether a model has met this word. */
export function isLearntWord(word: string, rowOf: RowOf): boolean {
  return rowOf(folded(hashOf(`w|${word}`))) >= 0;
}

/** Reads the words and ideas of one text for a model whose rows `rowOf` tells. */
export function featureReaderOf(
  words: readonly Word[],
  hits: readonly ConceptHit[],
  rowOf: RowOf,
): FeatureReader {
  const { rows, idOf, knownIdOf } = numberKeys(rowOf);
  const wordingIds = words.map((_, at) => wordingKeys(words, at).map(idOf));
  const ideas = ideasOf(hits.filter(({ concept }) => concept !== 'idiom'));
  const ideasIn = rangesOf(ideas, words.length);
  const aloneParts = remembered(partsAlone, knownIdOf);
  const pairParts = remembered(partsOfPair, knownIdOf);
  const nearParts = remembered(partsOfNear, knownIdOf);
  const seenIn: number[] = [];
  const kindSeenIn: number[] = [];
  let turn = 0;
  const isNew = (id: number): boolean => {
    if (seenIn[id] === turn) return false;
    seenIn[id] = turn;
    return true;
  };

  function seeConcepts(window: WordWindow, see: See): void {
    const add = (parts: readonly Part[], from: number, to: number): void => {
      for (const [id, value] of parts) {
        const row = rows[id] ?? -1;
        if (row >= 0 && isNew(id)) see(row, value, from, to);
      }
    };
    const inside = ideasIn(window);
    // Only where two ideas are near does it matter which of their occurrences it is.
    const distinct = inside.filter(({ kind }) => {
      const isFirst = kindSeenIn[kind] !== turn;
      kindSeenIn[kind] = turn;
      return isFirst;
    });
    distinct.forEach((left, place) => {
      add(aloneParts(left, left), left.from, left.to);
      for (let at = place + 1; at < distinct.length; at += 1) {
        const right = distinct[at];
        if (right) add(pairParts(left, right), left.from, right.to);
      }
    });
    inside.forEach((left, place) => {
      for (let at = place + 1; at < inside.length; at += 1) {
        const right = inside[at];
        if (!right || right.from - left.to > NEAR_WORDS) break;
        if (right.from < left.to || right.name === left.name) continue;
        add(nearParts(left, right), left.from, right.to);
      }
    });
  }

  function seeWording({ from, to }: WordWindow, see: See): void {
    const found: number[] = [];
    const foundAt: number[] = [];
    let distinct = 0;
    for (let at = from; at < to; at += 1)
      for (const id of wordingIds[at] ?? []) {
        if (!isNew(id)) continue;
        distinct += 1;
        const row = rows[id] ?? -1;
        if (row < 0) continue;
        found.push(row);
        foundAt.push(at);
      }
    const value = WORDING_WEIGHT / Math.sqrt(Math.max(WORDING_KEYS_MIN, distinct));
    found.forEach((row, index) => {
      const at = foundAt[index] ?? from;
      see(row, value, at, at + 1);
    });
  }

  function read(window: WordWindow): { concepts: Feature[]; wording: Feature[] } {
    const concepts: Feature[] = [];
    const wording: Feature[] = [];
    const into =
      (features: Feature[]): See =>
      (row, value, from, to) => {
        features.push({ row, value, from, to });
      };
    turn += 1;
    seeConcepts(window, into(concepts));
    seeWording(window, into(wording));
    return { concepts, wording };
  }

  function sum(window: WordWindow, weightAt: Float32Array): number {
    let total = 0;
    const add: See = (row, value) => {
      total += (weightAt[row] ?? 0) * value;
    };
    turn += 1;
    seeConcepts(window, add);
    seeWording(window, add);
    return total;
  }

  return { read, sum };
}
