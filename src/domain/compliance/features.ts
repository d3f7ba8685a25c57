import { groupOf } from '#domain/compliance/concept-groups.ts';
import type { ConceptHit } from '#domain/compliance/concept-tagger.ts';
import type { WordWindow } from '#domain/compliance/windows.ts';
import type { Word } from '#domain/compliance/words.ts';

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
}

/** A single Chinese character says too little to count by itself. */
const HAN = /\p{Script=Han}/u;
const NEAR_WORDS = 4;
const PIECE_LENGTH = 4;
const CONCEPT_VALUE = 1;
const PAIR_VALUE = 0.6;
const GROUP_VALUE = 0.6;
const WORDING_WEIGHT = 4;
const WORDING_KEYS_MIN = 12;
/** Many ideas in one window count as much in all as this many. */
const CONCEPT_KEYS_FULL = 16;
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

/** Small numbers for the keys of one text, with the row of each. */
function numberKeys(rowOf: RowOf): {
  readonly rows: readonly number[];
  readonly idOf: (key: number) => number;
} {
  const ids = new Map<number, number>();
  const rows: number[] = [];
  const idOf = (key: number): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const folded = (key ^ (key >>> 24)) & KEY_BITS;
    ids.set(key, rows.length);
    return rows.push(rowOf(folded)) - 1;
  };
  return { rows, idOf };
}

function wordingNames(words: readonly Word[], at: number): string[] {
  const word = words[at]?.text ?? '';
  const next = words[at + 1];
  const isHan = HAN.test(word);
  const names = isHan ? [] : [`w|${word}`];
  if (next && next.pause < 2) {
    names.push(`b|${word}|${next.text}`);
    const third = words[at + 2];
    if (isHan && third && third.pause < 2) names.push(`t|${word}|${next.text}|${third.text}`);
  }
  const padded = `<${word}>`;
  if (word.length > 2)
    for (let from = 0; from + PIECE_LENGTH <= padded.length; from += 1)
      names.push(`g|${padded.slice(from, from + PIECE_LENGTH)}`);
  return names;
}

interface NamedHit extends ConceptHit {
  readonly name: number;
  readonly group: number;
}

function named(hit: ConceptHit): NamedHit {
  const sign = hit.negated ? '!' : '';
  return {
    ...hit,
    name: hashOf(`${sign}${hit.concept}`),
    group: hashOf(`${sign}${groupOf(hit.concept)}`),
  };
}

type Part = readonly [id: number, value: number];

function partsAlone({ name, group }: NamedHit, idOf: (key: number) => number): Part[] {
  return [
    [idOf(mix(ALONE, name, 0)), CONCEPT_VALUE],
    [idOf(mix(GROUP, group, 0)), GROUP_VALUE],
  ];
}

function partsOfPair(left: NamedHit, right: NamedHit, idOf: (key: number) => number): Part[] {
  const parts: Part[] = [[idOf(mixUnordered(PAIR, left.name, right.name)), PAIR_VALUE]];
  if (left.group !== right.group)
    parts.push([idOf(mixUnordered(GROUP_PAIR, left.group, right.group)), GROUP_VALUE]);
  const gap = right.from - left.to;
  if (gap >= 0 && gap <= NEAR_WORDS)
    parts.push([idOf(mix(NEAR, left.name, right.name)), PAIR_VALUE]);
  return parts;
}

/** Reads the words and ideas of one text for a model whose rows `rowOf` tells. */
export function featureReaderOf(
  words: readonly Word[],
  hits: readonly ConceptHit[],
  rowOf: RowOf,
): FeatureReader {
  const { rows, idOf } = numberKeys(rowOf);
  const wordingIds = words.map((_, at) =>
    wordingNames(words, at).map((name) => idOf(hashOf(name))),
  );
  const ideas = hits.filter(({ concept }) => concept !== 'idiom').map(named);
  const alone = ideas.map((idea) => partsAlone(idea, idOf));
  const pairs = new Map<number, readonly Part[]>();
  const pairParts = (left: number, right: number): readonly Part[] => {
    const place = left * ideas.length + right;
    const known = pairs.get(place);
    if (known) return known;
    const [first, second] = [ideas[left], ideas[right]];
    const parts = first && second ? partsOfPair(first, second, idOf) : [];
    pairs.set(place, parts);
    return parts;
  };
  const seenIn: number[] = [];
  let turn = 0;
  const isNew = (id: number): boolean => {
    if (seenIn[id] === turn) return false;
    seenIn[id] = turn;
    return true;
  };

  function conceptsOf(window: WordWindow): Feature[] {
    const features: Feature[] = [];
    const add = (parts: readonly Part[], from: number, to: number): void => {
      for (const [id, value] of parts) {
        const row = rows[id] ?? -1;
        if (row >= 0 && isNew(id)) features.push({ row, value, from, to });
      }
    };
    const inside = ideas.flatMap(({ from, to }, index) =>
      from >= window.from && to <= window.to ? [index] : [],
    );
    inside.forEach((left, place) => {
      const from = ideas[left]?.from ?? 0;
      add(alone[left] ?? [], from, ideas[left]?.to ?? 0);
      for (let at = place + 1; at < inside.length; at += 1) {
        const right = inside[at] ?? 0;
        if (ideas[right]?.name === ideas[left]?.name) continue;
        add(pairParts(left, right), from, ideas[right]?.to ?? 0);
      }
    });
    const share = Math.min(1, Math.sqrt(CONCEPT_KEYS_FULL / Math.max(1, features.length)));
    return features.map((feature) => ({ ...feature, value: feature.value * share }));
  }

  function wordingOf({ from, to }: WordWindow): Feature[] {
    const found: { row: number; at: number }[] = [];
    let distinct = 0;
    for (let at = from; at < to; at += 1)
      for (const id of wordingIds[at] ?? []) {
        if (!isNew(id)) continue;
        distinct += 1;
        const row = rows[id] ?? -1;
        if (row >= 0) found.push({ row, at });
      }
    const value = WORDING_WEIGHT / Math.sqrt(Math.max(WORDING_KEYS_MIN, distinct));
    return found.map(({ row, at }) => ({ row, value, from: at, to: at + 1 }));
  }

  return {
    read: (window) => {
      turn += 1;
      return { concepts: conceptsOf(window), wording: wordingOf(window) };
    },
  };
}
