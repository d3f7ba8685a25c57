import { foldText } from '#text/fold-text.ts';
import { WORD_END, WORD_START } from '#text/word-bounds.ts';

/** A match of a listed word in a text. */
export interface WordHit {
  readonly index: number;
  readonly length: number;
}

/** A word of a text: letters and digits without a break. */
export interface TextWord {
  readonly word: string;
  readonly index: number;
  readonly openings: readonly string[];
}

interface Found extends WordHit {
  /** Index of the meaning that the word belongs to. */
  readonly meaning: number;
  /** Position in the list: if two matches start at the same index, the earlier entry wins. */
  readonly rank: number;
}

interface Entry {
  readonly meaning: number;
  readonly rank: number;
}

interface Stem extends Entry {
  readonly stem: string;
  /** Letters may precede it. */
  readonly isInner: boolean;
  readonly isOpen: boolean;
}

interface Pattern extends Entry {
  readonly source: string;
  /** Letters that occur in every match: a text without them need not be searched. */
  readonly guard: string;
  /** The first of these letters, which rule out most texts at once. */
  readonly opening: string;
}

const WHOLE = /^[\p{L}\p{N}]+$/u;
const STEM = /^(\*?)(\p{L}+)(\*?)$/u;
const LETTERS_ONLY = /^\p{L}*$/u;

/** Splits folded text into words once, for all lists that are looked up in it. */
export function wordsOf(folded: string): TextWord[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: word }) => ({
    word,
    index,
    openings: openingsOf(word),
  }));
}

/**
 * An index of the word lists of several meanings. Whole words and stems are looked up by their
 * letters; phrases are matched by expressions that run only if their letters occur. The time
 * depends on the length of the text, not on the number of words listed.
 */
export class WordIndex {
  readonly #whole = new Map<string, Entry[]>();
  readonly #stems = new Map<string, Stem[]>();
  readonly #inner: Stem[] = [];
  readonly #patterns: Pattern[] = [];
  /** How whole words and stems start; most words of a text are ruled out by this. */
  readonly #openings = new Set<string>();
  #longestStem = 0;

  constructor(lists: readonly string[]) {
    lists.forEach((list, meaning) =>
      alternativesOf(foldText(list)).forEach((source, rank) =>
        this.#add(source, { meaning, rank }),
      ),
    );
  }

  /** Returns the matches of each meaning, in text order, without overlaps. */
  find(folded: string, words: readonly TextWord[]): Map<number, WordHit[]> {
    const found: Found[] = [];
    for (const { word, index, openings } of words) {
      if (this.#inner.length === 0 && !openings.some((one) => this.#openings.has(one))) continue;
      for (const entry of this.#whole.get(word) ?? [])
        found.push({ ...entry, index, length: word.length });
      for (const stem of this.#stemsOf(word)) found.push({ ...stem, index, length: word.length });
    }
    const runs = runsOf(folded);
    for (const { meaning, rank, source, guard, opening } of this.#patterns) {
      if (!runs.has(opening) || !folded.includes(guard)) continue;
      for (const { index, 0: match } of folded.matchAll(patternOf(source)))
        found.push({ meaning, rank, index, length: match.length });
    }
    return byMeaning(found);
  }

  #add(source: string, entry: Entry): void {
    const stem = STEM.exec(source);
    if (WHOLE.test(source)) {
      this.#openings.add(source.slice(0, OPENING_LENGTH));
      this.#whole.set(source, [...(this.#whole.get(source) ?? []), entry]);
    } else if (stem?.[2] !== undefined) {
      this.#addStem({ ...entry, stem: stem[2], isInner: stem[1] !== '', isOpen: stem[3] !== '' });
    } else if (source !== '') {
      const guard = guardOf(source);
      this.#patterns.push({ ...entry, source, guard, opening: guard.slice(0, OPENING_LENGTH) });
    }
  }

  #addStem(stem: Stem): void {
    if (stem.isInner) {
      this.#inner.push(stem);
      return;
    }
    this.#openings.add(stem.stem.slice(0, OPENING_LENGTH));
    this.#stems.set(stem.stem, [...(this.#stems.get(stem.stem) ?? []), stem]);
    this.#longestStem = Math.max(this.#longestStem, stem.stem.length);
  }

  #stemsOf(word: string): Stem[] {
    const found: Stem[] = [];
    for (let length = 1; length <= Math.min(word.length, this.#longestStem); length += 1) {
      const stems = this.#stems.get(word.slice(0, length));
      if (stems && LETTERS_ONLY.test(word.slice(length))) found.push(...stems);
    }
    for (const stem of this.#inner) {
      const at = stem.isOpen ? word.indexOf(stem.stem) : word.length - stem.stem.length;
      if (at >= 0 && word.startsWith(stem.stem, at) && !/\p{N}/u.test(word)) found.push(stem);
    }
    return found;
  }
}

const OPENING_LENGTH = 3;

/** The first one, two and three characters of a word. */
function openingsOf(word: string): string[] {
  return [1, 2, OPENING_LENGTH].map((length) => word.slice(0, length));
}

let latest: { readonly folded: string; readonly runs: ReadonlySet<string> } | null = null;

/**
 * All runs of up to three characters of a text, computed once for all lists that are looked up in
 * it.
 */
function runsOf(folded: string): ReadonlySet<string> {
  if (latest?.folded === folded) return latest.runs;
  const runs = new Set<string>(['']);
  for (let at = 0; at < folded.length; at += 1)
    for (const run of openingsOf(folded.slice(at, at + OPENING_LENGTH))) runs.add(run);
  latest = { folded, runs };
  return runs;
}

/** Splits a list into its alternatives; a `|` inside parentheses does not separate. */
export function alternativesOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === '|' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts;
}

const patterns = new Map<string, RegExp>();
const SPACE_OUTSIDE_CLASS = / (?![^[\]]*\])/gu;

/** Returns the expression that finds a listed phrase. */
export function patternOf(source: string): RegExp {
  const known = patterns.get(source);
  if (known) return known;
  const spaced = source
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ?', '[\\s-]{0,3}')
    .replaceAll(SPACE_OUTSIDE_CLASS, '[\\s-]+');
  const pattern = new RegExp(`${WORD_START}(?:${spaced})${WORD_END}`, 'gu');
  patterns.set(source, pattern);
  return pattern;
}

/** Returns the longest run of letters that no group, choice or quantifier can omit. */
function guardOf(source: string): string {
  let plain = source.replaceAll(/\[[^\]]*\]\??/gu, ' ');
  for (let left = ''; left !== plain;) {
    left = plain;
    plain = plain.replaceAll(/\([^()]*\)\??/gu, ' ');
  }
  const runs = plain.replaceAll(/.\?/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

function byMeaning(found: readonly Found[]): Map<number, WordHit[]> {
  const meanings = new Map<number, WordHit[]>();
  for (const { meaning, index, length } of found.toSorted(
    (a, b) => a.index - b.index || a.rank - b.rank,
  )) {
    const hits = meanings.get(meaning) ?? [];
    const last = hits.at(-1);
    if (!last || index >= last.index + last.length)
      meanings.set(meaning, [...hits, { index, length }]);
  }
  return meanings;
}
