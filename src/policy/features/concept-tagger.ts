import type { Language } from '#domain/languages.ts';
import { findAgesAndAmounts } from './patterns/ages-and-amounts.ts';
import type { PatternConcept } from './patterns/pattern-hit.ts';
import { languagesOf, surroundingsOf } from '../languages/languages.ts';
import { meantWord } from './misspellings.ts';
import type { ListedConcept, Phrase } from '../lexicon/phrases.ts';
import { wordIndex } from '../lexicon/word-index.ts';
import { sentencesOf } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';

export type Concept = ListedConcept | PatternConcept;

/** A concept found in a text: words `from` up to, not including, `to`. */
export interface ConceptHit {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
  /** A negation governs it: "no", "never", "without" just before. */
  readonly negated: boolean;
  /** What of the lexicon found it; absent where a number or an age did. */
  readonly phrase?: Phrase;
}

const GAP_MAX = 3;
const NEGATION_REACH = 5;
const NEGATION_REACH_HAN = 8;
const COMPOUND_LENGTH_MIN = 8;
const HAN = /\p{Script=Han}/u;

function matchesWord(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** Where the phrase ends if it begins at `from`, or -1. */
function endOfPhrase(pattern: readonly string[], words: readonly Word[], from: number): number {
  let at = from + 1;
  for (let index = 1; index < pattern.length; index += 1) {
    const part = pattern[index] ?? '';
    const reach = part === '~' ? GAP_MAX : 0;
    const wanted = part === '~' ? (pattern[(index += 1)] ?? '') : part;
    let found = -1;
    for (let ahead = at; ahead <= at + reach && found < 0; ahead += 1) {
      const word = words[ahead];
      if (!word || word.pause === 2) break;
      if (matchesWord(wanted, word.text)) found = ahead;
    }
    if (found < 0) return -1;
    at = found + 1;
  }
  return at;
}

/** The phrases that may begin with one word, so laid out that few of them have to be tried. */
interface Openings {
  readonly languages: ReadonlySet<Language | 'any'>;
  /** Those of one word, and those whose second word is not fixed. */
  readonly loose: readonly Phrase[];
  readonly bySecondWord: ReadonlyMap<string, readonly Phrase[]>;
}

const openingsByWord = new Map<string, Openings>();
const REMEMBERED_WORDS_MAX = 20_000;

function phrasesFor(word: string): readonly Phrase[] {
  const { byFirstWord, byFirstPrefix, prefixLengthMax, inside } = wordIndex();
  const phrases = [...(byFirstWord.get(word) ?? [])];
  const prefixMax = Math.min(word.length, prefixLengthMax);
  for (let length = 2; length <= prefixMax; length += 1)
    phrases.push(...(byFirstPrefix.get(word.slice(0, length)) ?? []));
  if (word.length >= COMPOUND_LENGTH_MIN)
    for (const { stem, phrase } of inside)
      if (word.includes(stem) && !word.startsWith(stem)) phrases.push(phrase);
  return phrases;
}

/** The phrases that may begin with this word; remembered, because texts repeat their words. */
function openingsFor(word: string): Openings {
  const known = openingsByWord.get(word);
  if (known) return known;
  const phrases = phrasesFor(word);
  const loose: Phrase[] = [];
  const bySecondWord = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const second = phrase.words[1];
    if (second === undefined || second === '~' || second.endsWith('*')) loose.push(phrase);
    else bySecondWord.set(second, [...(bySecondWord.get(second) ?? []), phrase]);
  }
  const languages = new Set(phrases.map(({ language }) => language));
  const openings = { languages, loose, bySecondWord };
  if (openingsByWord.size > REMEMBERED_WORDS_MAX) openingsByWord.clear();
  openingsByWord.set(word, openings);
  return openings;
}

const startingWith = ({ loose, bySecondWord }: Openings, second: string): readonly Phrase[] => {
  const fixed = bySecondWord.get(second);
  if (!fixed) return loose;
  return loose.length === 0 ? fixed : [...loose, ...fixed];
};

/** The phrases of these languages; for a word none of them knows, those of the word it is bent from. */
function phrasesIn(
  words: readonly Word[],
  from: number,
  languages: ReadonlySet<Language | 'any'>,
): readonly Phrase[] {
  const word = words[from]?.text ?? '';
  const second = words[from + 1]?.text ?? '';
  const openings = openingsFor(word);
  for (const language of openings.languages)
    if (languages.has(language))
      return startingWith(openings, second).filter((phrase) => languages.has(phrase.language));
  const meant = meantWord(word);
  return meant ? startingWith(openingsFor(meant), second) : [];
}

type Span = Omit<ConceptHit, 'negated'>;

/** What begins at one word, read in these languages: the longest phrase of each concept. */
function spansAt(
  words: readonly Word[],
  from: number,
  languages: ReadonlySet<Language | 'any'>,
): Span[] {
  const phrases = phrasesIn(words, from, languages);
  if (phrases.length === 0) return [];
  const longest = new Map<Concept, Span>();
  for (const phrase of phrases) {
    const { concept } = phrase;
    const to = endOfPhrase(phrase.words, words, from);
    if (to > (longest.get(concept)?.to ?? from))
      longest.set(concept, { concept, from, to, phrase });
  }
  return [...longest.values()];
}

/** Sentence by sentence: what is a threat in one language is a small word in another. */
function listedSpans(words: readonly Word[]): Span[] {
  const around = surroundingsOf(words);
  return sentencesOf(words).flatMap(({ from, to }) => {
    const languages = languagesOf(words.slice(from, to), around);
    return Array.from({ length: to - from }, (_, index) =>
      spansAt(words, from + index, languages),
    ).flat();
  });
}

function patternSpans(text: string, words: readonly Word[]): Span[] {
  return findAgesAndAmounts(text).flatMap(({ concept, start, end }) => {
    const from = firstIndex(words.length, (at) => (words[at]?.end ?? 0) > start);
    const to = firstIndex(words.length, (at) => (words[at]?.start ?? 0) >= end);
    return to <= from ? [] : [{ concept, from, to }];
  });
}

/** The first index for which `holds`, which then holds for all that follow; else `length`. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** For each word how far the idioms that begin there or before it reach. */
function reachOfIdioms(spans: readonly Span[], wordCount: number): Int32Array {
  const reach = new Int32Array(wordCount);
  for (const { concept, from, to } of spans)
    if (concept === 'idiom') reach[from] = Math.max(reach[from] ?? 0, to);
  for (let at = 1; at < wordCount; at += 1)
    reach[at] = Math.max(reach[at] ?? 0, reach[at - 1] ?? 0);
  return reach;
}

/** An idiom that begins at or before a span and reaches its end holds it. */
function hideInsideIdioms(spans: readonly Span[], wordCount: number): Span[] {
  const reach = reachOfIdioms(spans, wordCount);
  return spans.filter(({ concept, from, to }) => concept === 'idiom' || (reach[from] ?? 0) < to);
}

/** Negations that stand after what they deny, as in German main clauses and Chinese results. */
const TRAILING_NEGATIONS = new Set(['nicht', 'nie', 'niemals', '不']);

function isDeniedAfter(span: Span, words: readonly Word[]): boolean {
  const next = words[span.to];
  if (!next || next.pause > 0 || !TRAILING_NEGATIONS.has(next.text)) return false;
  return next.text !== '不' || words[span.to + 1]?.text === '了';
}

/** Whether a negation ends so few words before the span that it governs it. */
function isNegated(span: Span, negationEnds: ReadonlySet<number>, words: readonly Word[]): boolean {
  const isHan = HAN.test(words[span.from]?.text ?? '');
  const reach = isHan ? NEGATION_REACH_HAN : NEGATION_REACH;
  for (let end = span.from; end >= span.from - reach; end -= 1) {
    if ((words[end]?.pause ?? 0) > 0) return false;
    if (negationEnds.has(end)) return true;
  }
  return false;
}

/** What the words are about, concept by concept, in the order of the text. */
export function tagConcepts(text: string, words: readonly Word[]): ConceptHit[] {
  const spans = hideInsideIdioms(
    [...listedSpans(words), ...patternSpans(text, words)],
    words.length,
  );
  const negations = spans.filter(({ concept }) => concept === 'negation');
  const negationEnds = new Set(negations.map(({ to }) => to));
  return spans
    .map((span) => ({
      ...span,
      negated: isNegated(span, negationEnds, words) || isDeniedAfter(span, words),
    }))
    .sort((left, right) => left.from - right.from || left.to - right.to);
}
