import { BRANDS } from './brands.ts';
import { CLUES } from './clues.ts';
import { CONDUCT } from './conduct.ts';
import { GAMBLING } from './gambling.ts';
import { HARMLESS } from './harmless.ts';
import { HINTS } from './hints.ts';
import { IDENTITY } from './identity.ts';
import { LIVELIHOOD } from './livelihood.ts';
import { LANGUAGES } from './lexicon.ts';
import type { Language } from './lexicon.ts';
import { NAMED_PERSONS } from './named-persons.ts';
import { PROMISES } from './promises.ts';
import { SCENES } from './scenes.ts';
import { YOUTH } from './youth.ts';
import { wordsOf } from '../normalise/words.ts';

const CONCEPTS = {
  ...GAMBLING,
  ...PROMISES,
  ...LIVELIHOOD,
  ...YOUTH,
  ...CONDUCT,
  ...IDENTITY,
  ...HARMLESS,
  ...HINTS,
  ...CLUES,
  ...SCENES,
};
export type ListedConcept = keyof typeof CONCEPTS | 'namedPerson' | 'brandName';

/** One way of saying a concept; `any` languages hold for names. */
export interface Phrase {
  readonly concept: ListedConcept;
  readonly language: Language | 'any';
  /** `~` stands for up to three words, a trailing `*` for any ending. */
  readonly words: readonly string[];
}

export interface WordIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  readonly byFirstPrefix: ReadonlyMap<string, readonly Phrase[]>;
  readonly prefixLengthMax: number;
  /** Stems that may stand anywhere in a long word, as in German compounds. */
  readonly inside: readonly { readonly stem: string; readonly phrase: Phrase }[];
}

function splitPhrase(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      if (part === '~' || part.includes('*')) return [part.replace(/^'|'$/g, '')];
      return wordsOf(part).map(({ text: word }) => word);
    });
}

function phrasesOf(list: string, concept: ListedConcept, language: Language | 'any'): Phrase[] {
  return list.split(',').flatMap((text) => {
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const words = splitPhrase(plain.replace(/\b(can|[a-z]+n) t\b/g, '$1t'));
    return words.length > 0 ? [{ concept, language, words }] : [];
  });
}

function allPhrases(): Phrase[] {
  const listed = Object.entries(CONCEPTS).flatMap(([concept, lists]) =>
    LANGUAGES.flatMap((language) =>
      phrasesOf(lists[language] ?? '', concept as keyof typeof CONCEPTS, language),
    ),
  );
  return [
    ...listed,
    ...phrasesOf(NAMED_PERSONS, 'namedPerson', 'any'),
    ...phrasesOf(BRANDS, 'brandName', 'any'),
  ];
}

function addTo(index: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const known = index.get(key);
  if (known) known.push(phrase);
  else index.set(key, [phrase]);
}

function buildIndex(): WordIndex {
  const byFirstWord = new Map<string, Phrase[]>();
  const byFirstPrefix = new Map<string, Phrase[]>();
  const inside: { stem: string; phrase: Phrase }[] = [];
  for (const phrase of allPhrases()) {
    const first = phrase.words[0] ?? '';
    if (first.startsWith('*')) inside.push({ stem: first.replaceAll('*', ''), phrase });
    else if (first.endsWith('*')) addTo(byFirstPrefix, first.slice(0, -1), phrase);
    else addTo(byFirstWord, first, phrase);
  }
  const prefixLengthMax = Math.max(...Array.from(byFirstPrefix.keys(), ({ length }) => length));
  return { byFirstWord, byFirstPrefix, prefixLengthMax, inside };
}

export const WORD_INDEX: WordIndex = buildIndex();
