import { readPhrases, type Phrase } from './phrases.ts';

/** The lexicon by the words that its phrases begin with. */
export interface WordIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  readonly byFirstPrefix: ReadonlyMap<string, readonly Phrase[]>;
  readonly prefixLengthMax: number;
  /** Stems that may stand anywhere in a long word, as in German compounds. */
  readonly inside: readonly { readonly stem: string; readonly phrase: Phrase }[];
}

let index: WordIndex | undefined;

/** Returns the index, which is built at the first call. */
export function wordIndex(): WordIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): WordIndex {
  const byFirstWord = new Map<string, Phrase[]>();
  const byFirstPrefix = new Map<string, Phrase[]>();
  const inside: { stem: string; phrase: Phrase }[] = [];
  for (const phrase of readPhrases()) {
    const first = phrase.words[0] ?? '';
    if (first.startsWith('*')) inside.push({ stem: first.replaceAll('*', ''), phrase });
    else if (first.endsWith('*')) addTo(byFirstPrefix, first.slice(0, -1), phrase);
    else addTo(byFirstWord, first, phrase);
  }
  const prefixLengthMax = Math.max(...Array.from(byFirstPrefix.keys(), ({ length }) => length));
  return { byFirstWord, byFirstPrefix, prefixLengthMax, inside };
}

function addTo(index: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const known = index.get(key);
  if (known) known.push(phrase);
  else index.set(key, [phrase]);
}
