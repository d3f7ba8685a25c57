import { isLearnt } from './concept-groups.ts';
import type { ConceptHit } from './concept-tagger.ts';
import { numberKeys, UNKNOWN, wordingKeys, type RowOf } from './feature-keys.ts';
import { ideasOf, pairIdsOf, type Idea } from './ideas.ts';
import { rangesOf } from '../normalise/windows.ts';
import type { WordWindow } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';

/** One feature of a text: its row in the table of weights, and the words it covers. */
export interface Feature {
  readonly row: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The features of one window, column by column; the next window overwrites them. */
export interface FeatureColumns {
  readonly rows: readonly number[];
  readonly values: readonly number[];
  /** How many of the entries belong to this window. */
  readonly length: number;
}

/** Reads the features of windows of one text; everything that windows share is computed once. */
export interface FeatureReader {
  /** The features of one window: its ideas, pairs of ideas, and its wording. */
  readonly read: (window: WordWindow) => {
    readonly concepts: readonly Feature[];
    readonly wording: readonly Feature[];
  };
  /** The same without the covered words, for windows of which only the scores are needed. */
  readonly columnsOf: (window: WordWindow) => FeatureColumns;
}

const NEAR_WORDS = 4;
const CONCEPT_VALUE = 1;
const PAIR_VALUE = 0.6;
const GROUP_VALUE = 0.6;
const WORDING_WEIGHT = 2.8;
const WORDING_KEYS_MIN = 12;
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

/** Creates the reader of one text for a model whose rows are given by `rowOf`. */
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
    // Which occurrence of an idea it is only matters for ideas that are close together.
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
