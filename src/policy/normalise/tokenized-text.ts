import { tagConcepts } from '../features/concept-tagger.ts';
import type { ConceptHit } from '../features/concept-tagger.ts';
import { originalSlice } from './mapped-text.ts';
import { normalise } from './normalise.ts';
import type { Normalised } from './normalise.ts';
import { wordsOf } from './words.ts';
import type { WordWindow } from './windows.ts';
import type { Word } from './words.ts';

/** A text as the judge sees it: its normalised letters, its words and the ideas in them. */
export interface TokenizedText {
  readonly original: string;
  readonly read: Normalised;
  readonly words: readonly Word[];
  readonly hits: readonly ConceptHit[];
}

const remembered = new Map<string, TokenizedText>();
/** One verdict asks for the same few texts again and again. */
const REMEMBERED_TEXTS_MAX = 32;

/** Reads a text; the last ones are remembered. */
export function tokenize(original: string): TokenizedText {
  const known = remembered.get(original);
  if (known) return known;
  const read = normalise(original);
  const words = wordsOf(read.text);
  const text = { original, read, words, hits: tagConcepts(read.text, words) };
  if (remembered.size >= REMEMBERED_TEXTS_MAX) remembered.clear();
  remembered.set(original, text);
  return text;
}

/** Some words of a text as they were written. */
export function excerptOf(
  { original, read, words }: TokenizedText,
  { from, to }: WordWindow,
): string {
  const start = words[from]?.start ?? 0;
  return originalSlice(original, read, { start, end: words[to - 1]?.end ?? start });
}
