import type { Language } from '#domain/languages.ts';
import { wordsOf } from '../normalise/words.ts';
import BRANDS from './brands.json' with { type: 'json' };
import CERTAIN_CASES from './certain-cases.json' with { type: 'json' };
import CLUES from './clues.json' with { type: 'json' };
import CONDUCT from './conduct.json' with { type: 'json' };
import GAMBLING from './gambling.json' with { type: 'json' };
import HARMLESS from './harmless.json' with { type: 'json' };
import HINTS from './hints.json' with { type: 'json' };
import IDENTITY from './identity.json' with { type: 'json' };
import LIVELIHOOD from './livelihood.json' with { type: 'json' };
import NAMED_PERSONS from './named-persons.json' with { type: 'json' };
import PROMISES from './promises.json' with { type: 'json' };
import SCENES from './scenes.json' with { type: 'json' };
import TABLE_TALK from './table-talk.json' with { type: 'json' };
import YOUTH from './youth.json' with { type: 'json' };

/** Ideas by file; the order decides which of two ideas at one place comes first. */
const IDEAS = {
  ...GAMBLING.ideas,
  ...PROMISES.ideas,
  ...LIVELIHOOD.ideas,
  ...YOUTH.ideas,
  ...CONDUCT.ideas,
  ...IDENTITY.ideas,
  ...HARMLESS.ideas,
  ...HINTS.ideas,
  ...CLUES.ideas,
  ...SCENES.ideas,
  ...CERTAIN_CASES.ideas,
  ...TABLE_TALK.ideas,
};
export type ListedConcept = keyof typeof IDEAS | 'namedPerson' | 'brandName';

/** One way of saying a concept; `any` languages hold for names. */
export interface Phrase {
  readonly concept: ListedConcept;
  readonly language: Language | 'any';
  /** `win*` stands for any ending, `*gewinn*` for any word that holds it, `*` for any word, `~` for up to three. */
  readonly words: readonly string[];
}

/** Returns every phrase of the lexicon, ready to be compared with normalised words. */
export function readPhrases(): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [concept, lists] of Object.entries(IDEAS))
    for (const [language, list] of Object.entries(lists))
      for (const text of list)
        phrases.push({
          concept: concept as keyof typeof IDEAS,
          language: language as Language,
          words: wordsOfPhrase(text),
        });
  for (const text of Object.values(NAMED_PERSONS.groups).flat())
    for (const words of spellingsOf(wordsOfPhrase(text)))
      phrases.push({ concept: 'namedPerson', language: 'any', words });
  for (const text of Object.values(BRANDS.groups).flat())
    phrases.push({ concept: 'brandName', language: 'any', words: wordsOfPhrase(text) });
  return phrases;
}

/** A name with its initials apart, "j d vance", and as one word, "jd vance". */
function spellingsOf(words: string[]): string[][] {
  const rest = words.findIndex((word) => !/^[a-z]$/.test(word));
  return rest < 2 ? [words] : [words, [words.slice(0, rest).join(''), ...words.slice(rest)]];
}

const LATIN_PHRASE = /^[a-z0-9* ~]+$/;
const HAN_PHRASE = /^\p{Script=Han}+$/u;
/** `can t`, `isn t`: normalised texts write them as one word. */
const CUT_NEGATION = /\b(can|[a-z]+n) t\b/g;

/** Nearly all are in one of the first two forms; the rest mixes them, or has signs. */
function wordsOfPhrase(text: string): string[] {
  if (LATIN_PHRASE.test(text))
    return (text.includes(' t') ? text.replace(CUT_NEGATION, '$1t') : text).split(' ');
  if (HAN_PHRASE.test(text)) return Array.from(text);
  return text
    .replace(CUT_NEGATION, '$1t')
    .split(' ')
    .flatMap((part) => {
      if (part === '~' || part.includes('*')) return [part];
      return wordsOf(part).map(({ text: word }) => word);
    });
}
