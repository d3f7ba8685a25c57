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

const NEAR_WORDS = 4;
const PIECE_LENGTH = 4;
const CONCEPT_VALUE = 1;
const PAIR_VALUE = 0.6;
const GROUP_VALUE = 0.6;
const WORDING_WEIGHT = 1.6;

/** FNV-1a, 32 bits. */
export function hashOf(name: string): number {
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
const sortedPair = (left: string, right: string): string =>
  left < right ? `${left}|${right}` : `${right}|${left}`;
const IS_PLAIN = (hit: ConceptHit): boolean => hit.concept !== 'idiom';

function conceptFeatures(hits: readonly ConceptHit[]): Feature[] {
  const features: Feature[] = [];
  const seen = new Set<number>();
  const add = (name: string, value: number, from: number, to: number): void => {
    const key = hashOf(name);
    if (seen.has(key)) return;
    seen.add(key);
    features.push({ key, value, from, to });
  };
  hits.forEach((hit, index) => {
    const name = nameOf(hit);
    add(`c|${name}`, CONCEPT_VALUE, hit.from, hit.to);
    add(`G|${groupNameOf(hit)}`, GROUP_VALUE, hit.from, hit.to);
    for (const other of hits.slice(index + 1)) {
      if (other.concept === hit.concept && other.negated === hit.negated) continue;
      const otherName = nameOf(other);
      add(`p|${sortedPair(name, otherName)}`, PAIR_VALUE, hit.from, other.to);
      const groups = [groupNameOf(hit), groupNameOf(other)] as const;
      if (groups[0] !== groups[1])
        add(`P|${sortedPair(...groups)}`, GROUP_VALUE, hit.from, other.to);
      const gap = other.from - hit.to;
      if (gap >= 0 && gap <= NEAR_WORDS)
        add(`q|${name}|${otherName}`, PAIR_VALUE, hit.from, other.to);
    }
  });
  return features;
}

function wordingNames(words: readonly Word[], at: number): string[] {
  const word = words[at]?.text ?? '';
  const next = words[at + 1];
  const names = [`w|${word}`];
  if (next && next.pause < 2) {
    names.push(`b|${word}|${next.text}`);
    const third = words[at + 2];
    if (word.length === 1 && third && third.pause < 2)
      names.push(`t|${word}|${next.text}|${third.text}`);
  }
  const padded = `<${word}>`;
  if (word.length > 2)
    for (let from = 0; from + PIECE_LENGTH <= padded.length; from += 1)
      names.push(`g|${padded.slice(from, from + PIECE_LENGTH)}`);
  return names;
}

function wordingFeatures(words: readonly Word[], window: WordWindow): Feature[] {
  const inside = words.slice(window.from, window.to);
  const places = new Map<number, number>();
  inside.forEach((_, at) => {
    for (const name of wordingNames(inside, at)) {
      const key = hashOf(name);
      if (!places.has(key)) places.set(key, at + window.from);
    }
  });
  const value = WORDING_WEIGHT / Math.sqrt(Math.max(12, places.size));
  return Array.from(places, ([key, from]) => ({ key, value, from, to: from + 1 }));
}

/** What the classifier sees of one window: its ideas, pairs of ideas, and its wording. */
export function featuresOf(
  words: readonly Word[],
  hits: readonly ConceptHit[],
  window: WordWindow,
): { readonly concepts: readonly Feature[]; readonly wording: readonly Feature[] } {
  const inside = hits.filter(
    (hit) => hit.from >= window.from && hit.to <= window.to && IS_PLAIN(hit),
  );
  return { concepts: conceptFeatures(inside), wording: wordingFeatures(words, window) };
}
