import { groupOf } from '#domain/compliance/concept-groups.ts';
import type { ConceptHit } from '#domain/compliance/concept-tagger.ts';
import type { WordWindow } from '#domain/compliance/windows.ts';
import type { Word } from '#domain/compliance/words.ts';

/** One thing the classifier sees, by the hash of its name, and the words it stands on. */
export interface Feature {
  readonly key: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** A single Chinese character says too little to count by itself. */
const HAN = /\p{Script=Han}/u;
const NEAR_WORDS = 4;
const PIECE_LENGTH = 4;
const CONCEPT_VALUE = 1;
const PAIR_VALUE = 0.6;
const GROUP_VALUE = 0.6;
const WORDING_WEIGHT = 1.6;
const WORDING_KEYS_MIN = 12;

/** FNV-1a, 32 bits. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

const nameOf = (hit: ConceptHit): string => (hit.negated ? `!${hit.concept}` : hit.concept);
const groupNameOf = (hit: ConceptHit): string =>
  hit.negated ? `!${groupOf(hit.concept)}` : groupOf(hit.concept);
const IS_PLAIN = (hit: ConceptHit): boolean => hit.concept !== 'idiom';

/** One key of a kind of feature and two names; `left` and `right` are not interchangeable. */
function mix(kind: number, left: number, right: number): number {
  const mixed = Math.imul(left ^ kind, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 0;
}
const mixUnordered = (kind: number, left: number, right: number): number =>
  left < right ? mix(kind, left, right) : mix(kind, right, left);

const [ALONE, GROUP, PAIR, GROUP_PAIR, NEAR] = [0x11, 0x23, 0x35, 0x47, 0x59];

function conceptFeatures(hits: readonly ConceptHit[]): Feature[] {
  const features = new Map<number, Feature>();
  const add = (key: number, value: number, from: number, to: number): void => {
    if (!features.has(key)) features.set(key, { key, value, from, to });
  };
  const named = hits.map((hit) => ({
    hit,
    name: hashOf(nameOf(hit)),
    group: hashOf(groupNameOf(hit)),
  }));
  named.forEach(({ hit, name, group }, index) => {
    add(mix(ALONE, name, 0), CONCEPT_VALUE, hit.from, hit.to);
    add(mix(GROUP, group, 0), GROUP_VALUE, hit.from, hit.to);
    for (let at = index + 1; at < named.length; at += 1) {
      const other = named[at];
      if (!other || other.name === name) continue;
      const { from, to } = other.hit;
      add(mixUnordered(PAIR, name, other.name), PAIR_VALUE, hit.from, to);
      if (group !== other.group)
        add(mixUnordered(GROUP_PAIR, group, other.group), GROUP_VALUE, hit.from, to);
      const gap = from - hit.to;
      if (gap >= 0 && gap <= NEAR_WORDS) add(mix(NEAR, name, other.name), PAIR_VALUE, hit.from, to);
    }
  });
  return [...features.values()];
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

/** The keys of the wording at every word of a text. */
export function wordingKeysOf(words: readonly Word[]): readonly (readonly number[])[] {
  return words.map((_, at) => wordingNames(words, at).map(hashOf));
}

function wordingFeatures(
  keys: readonly (readonly number[])[],
  { from, to }: WordWindow,
): Feature[] {
  const places = new Map<number, number>();
  for (let at = from; at < to; at += 1)
    for (const key of keys[at] ?? []) if (!places.has(key)) places.set(key, at);
  const value = WORDING_WEIGHT / Math.sqrt(Math.max(WORDING_KEYS_MIN, places.size));
  return Array.from(places, ([key, at]) => ({ key, value, from: at, to: at + 1 }));
}

/** What the classifier sees of one window: its ideas, pairs of ideas, and its wording. */
export function featuresOf(
  wordingKeys: readonly (readonly number[])[],
  hits: readonly ConceptHit[],
  window: WordWindow,
): { readonly concepts: readonly Feature[]; readonly wording: readonly Feature[] } {
  const inside = hits.filter(
    (hit) => hit.from >= window.from && hit.to <= window.to && IS_PLAIN(hit),
  );
  return { concepts: conceptFeatures(inside), wording: wordingFeatures(wordingKeys, window) };
}
