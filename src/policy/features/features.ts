import { groupOf, isLearnt, learntNameOf } from './concept-groups.ts';
import type { ConceptHit } from './concept-tagger.ts';
import { IntegerMap } from './integer-map.ts';
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

/** The features of one window, column by column; the next window overwrites them. */
export interface FeatureColumns {
  readonly rows: readonly number[];
  readonly values: readonly number[];
  /** How many of the entries are of this window. */
  readonly length: number;
}

/** A text as windows are cut from it; everything that windows share is worked out once. */
export interface FeatureReader {
  /** What the classifier sees of one window: its ideas, pairs of ideas, and its wording. */
  readonly read: (window: WordWindow) => {
    readonly concepts: readonly Feature[];
    readonly wording: readonly Feature[];
  };
  /** The same without the words it stands on, for windows of which only the scores are asked. */
  readonly columnsOf: (window: WordWindow) => FeatureColumns;
}

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

/** FNV-1a, 32 bits with sign, as engines keep them best; of a text that follows another, whose hash is `before`. */
function hashOf(name: string, before = 0x811c9dc5 | 0): number {
  let hash = before;
  for (let index = 0; index < name.length; index += 1) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

/** One key of a kind of feature and two names; `left` and `right` are not interchangeable. */
function mix(kind: number, left: number, right: number): number {
  const mixed = Math.imul(left ^ kind, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
}
const mixUnordered = (kind: number, left: number, right: number): number =>
  left >>> 0 < right >>> 0 ? mix(kind, left, right) : mix(kind, right, left);

const [ALONE, GROUP, PAIR, GROUP_PAIR, NEAR] = [0x11, 0x23, 0x35, 0x47, 0x59];

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

const UNKNOWN = -1;
/** What a table of such numbers holds where none was worked out yet: they begin at 1. */
const UNASKED = 0;

function numberKeys(rowOf: RowOf): KeyNumbers {
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

const [PAIR_OF_WORDS, THREE_CHARACTERS] = [hashOf('b|'), hashOf('t|')];

function wordingKeys(words: readonly Word[], at: number): number[] {
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

/** Whether a model has met this word. */
export function isLearntWord(word: string, rowOf: RowOf): boolean {
  return rowOf(folded(hashOf(`w|${word}`))) >= 0;
}

interface Idea extends ConceptHit {
  readonly name: number;
  readonly group: number;
  /** Which of the names, and of the groups, in its text it has: 0, 1, 2 … */
  readonly kind: number;
  readonly groupKind: number;
  /** The numbers of its keys. */
  readonly nameId: number;
  readonly groupId: number;
}

/** A number for each new key, counted from 0. */
function counter(): (key: number) => number {
  const kinds = new Map<number, number>();
  return (key) => {
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    return kind;
  };
}

type IdOf = (key: number) => number;

function ideasOf(hits: readonly ConceptHit[], idOf: IdOf): Idea[] {
  const [kindOf, groupKindOf] = [counter(), counter()];
  return hits.map((hit) => {
    const { concept, from, to, negated } = hit;
    const sign = negated ? '!' : '';
    const name = hashOf(`${sign}${learntNameOf(concept)}`);
    const group = hashOf(`${sign}${groupOf(concept)}`);
    const [nameId, groupId] = [idOf(mix(ALONE, name, 0)), idOf(mix(GROUP, group, 0))];
    const [kind, groupKind] = [kindOf(name), groupKindOf(group)];
    return { concept, from, to, negated, name, group, kind, groupKind, nameId, groupId };
  });
}

type IdOfPair = (left: Idea, right: Idea) => number;
interface PairIds {
  readonly pairOf: IdOfPair;
  readonly groupPairOf: IdOfPair;
  readonly nearOf: IdOfPair;
}

/** The numbers of pairs of ideas, each worked out once for every two of their kinds. */
function pairIdsOf(ideas: readonly Idea[], idOf: IdOf): PairIds {
  const kinds = ideas.reduce((most, { kind }) => Math.max(most, kind + 1), 0);
  const groupKinds = ideas.reduce((most, { groupKind }) => Math.max(most, groupKind + 1), 0);
  const pairs = new Int32Array(kinds * kinds);
  const nears = new Int32Array(kinds * kinds);
  const groupPairs = new Int32Array(groupKinds * groupKinds);
  return {
    pairOf(left, right) {
      const at = left.kind * kinds + right.kind;
      if (pairs[at] === UNASKED) pairs[at] = idOf(mixUnordered(PAIR, left.name, right.name));
      return pairs[at] ?? UNKNOWN;
    },
    groupPairOf(left, right) {
      if (left.group === right.group) return UNKNOWN;
      const at = left.groupKind * groupKinds + right.groupKind;
      if (groupPairs[at] === UNASKED)
        groupPairs[at] = idOf(mixUnordered(GROUP_PAIR, left.group, right.group));
      return groupPairs[at] ?? UNKNOWN;
    },
    nearOf(left, right) {
      const at = left.kind * kinds + right.kind;
      if (nears[at] === UNASKED) nears[at] = idOf(mix(NEAR, left.name, right.name));
      return nears[at] ?? UNKNOWN;
    },
  };
}

/** One text's columns, filled again for every window. */
interface Columns extends FeatureColumns {
  readonly rows: number[];
  readonly values: number[];
  readonly from: number[];
  readonly to: number[];
  length: number;
}

function featuresIn({ rows, values, from, to, length }: Columns): Feature[] {
  return Array.from({ length }, (_, at) => ({
    row: rows[at] ?? -1,
    value: values[at] ?? 0,
    from: from[at] ?? 0,
    to: to[at] ?? 0,
  }));
}

/** Reads the words and ideas of one text for a model whose rows `rowOf` tells. */
export function featureReaderOf(
  words: readonly Word[],
  hits: readonly ConceptHit[],
  rowOf: RowOf,
): FeatureReader {
  const numbers = numberKeys(rowOf);
  const { rows, seenIn, idOf, knownIdOf } = numbers;
  const wordingIds = words.map((_, at) => wordingKeys(words, at).map(idOf));
  const ideas = ideasOf(
    hits.filter(({ concept }) => isLearnt(concept)),
    knownIdOf,
  );
  const ideasIn = rangesOf(ideas, words.length);
  const { pairOf, groupPairOf, nearOf } = pairIdsOf(ideas, knownIdOf);
  const seen = { rows: [], values: [], from: [], to: [], length: 0 } as Columns;
  const kindSeenIn: number[] = [];
  let turn = 0;
  const isNew = (id: number): boolean => {
    if (seenIn[id] === turn) return false;
    seenIn[id] = turn;
    return true;
  };
  const see = (row: number, value: number, from: number, to: number): void => {
    const at = seen.length;
    seen.rows[at] = row;
    seen.values[at] = value;
    seen.from[at] = from;
    seen.to[at] = to;
    seen.length = at + 1;
  };

  function seeConcepts(window: WordWindow): void {
    const add = (id: number, value: number, left: Idea, right: Idea): void => {
      if (id !== UNKNOWN && isNew(id)) see(rows[id] ?? UNKNOWN, value, left.from, right.to);
    };
    const inside = ideasIn(window);
    // Only where two ideas are near does it matter which of their occurrences it is.
    const distinct = inside.filter(({ kind }) => {
      const isFirst = kindSeenIn[kind] !== turn;
      kindSeenIn[kind] = turn;
      return isFirst;
    });
    distinct.forEach((left, place) => {
      add(left.nameId, CONCEPT_VALUE, left, left);
      add(left.groupId, GROUP_VALUE, left, left);
      for (let at = place + 1; at < distinct.length; at += 1) {
        const right = distinct[at];
        if (!right) continue;
        add(pairOf(left, right), PAIR_VALUE, left, right);
        add(groupPairOf(left, right), GROUP_VALUE, left, right);
      }
    });
    inside.forEach((left, place) => {
      for (let at = place + 1; at < inside.length; at += 1) {
        const right = inside[at];
        if (!right || right.from - left.to > NEAR_WORDS) break;
        if (right.from < left.to || right.name === left.name) continue;
        add(nearOf(left, right), PAIR_VALUE, left, right);
      }
    });
  }

  function seeWording({ from, to }: WordWindow): void {
    const first = seen.length;
    let distinct = 0;
    for (let at = from; at < to; at += 1)
      for (const id of wordingIds[at] ?? []) {
        if (!isNew(id)) continue;
        distinct += 1;
        const row = rows[id] ?? -1;
        if (row >= 0) see(row, 0, at, at + 1);
      }
    const value = WORDING_WEIGHT / Math.sqrt(Math.max(WORDING_KEYS_MIN, distinct));
    seen.values.fill(value, first, seen.length);
  }

  function columnsOf(window: WordWindow): FeatureColumns {
    turn += 1;
    seen.length = 0;
    seeConcepts(window);
    seeWording(window);
    return seen;
  }

  function read(window: WordWindow): { concepts: Feature[]; wording: Feature[] } {
    turn += 1;
    seen.length = 0;
    seeConcepts(window);
    const conceptCount = seen.length;
    seeWording(window);
    const features = featuresIn(seen);
    return { concepts: features.slice(0, conceptCount), wording: features.slice(conceptCount) };
  }

  return { read, columnsOf };
}
