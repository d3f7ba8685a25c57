import { normalise } from '../normalise/normalise.ts';
import { wordsOf } from '../normalise/words.ts';
import type { Word } from '../normalise/words.ts';

interface Indexed<Value> {
  readonly words: readonly string[];
  readonly value: Value;
}

/** Phrases by their first word, folded as the texts are in which they are looked for. */
export type PhraseIndex<Value> = ReadonlyMap<string, readonly Indexed<Value>[]>;

/** A phrase found in a text: words `from` up to, not including, `to`. */
export interface PhraseHit<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/** The words of a phrase as they are compared; empty where nothing of it can be found in a text. */
export function foldPhrase(phrase: string): string[] {
  return wordsOf(normalise(phrase).text).map(({ text }) => text);
}

/** Phrases without words are left out. */
export function indexPhrases<Value>(
  values: readonly Value[],
  phraseOf: (value: Value) => string,
): PhraseIndex<Value> {
  const index = new Map<string, Indexed<Value>[]>();
  for (const value of values) {
    const words = foldPhrase(phraseOf(value));
    const [first] = words;
    if (first === undefined) continue;
    index.set(first, [...(index.get(first) ?? []), { words, value }]);
  }
  return index;
}

/** Every phrase of the index in these words, in the order of the text. */
export function findPhrases<Value>(
  index: PhraseIndex<Value>,
  words: readonly Word[],
): PhraseHit<Value>[] {
  if (index.size === 0) return [];
  return words.flatMap((word, from) =>
    (index.get(word.text) ?? []).flatMap(({ words: phrase, value }) =>
      phrase.every((part, at) => words[from + at]?.text === part)
        ? [{ value, from, to: from + phrase.length }]
        : [],
    ),
  );
}
