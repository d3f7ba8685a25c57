import type { Concept, ConceptHit } from './concept-tagger.ts';

/** What the line at the end of an advertisement says: an age, moderation, a helpline. */
const CAUTION: ReadonlySet<Concept> = new Set([
  'adult',
  'ageCheck',
  'adultAge',
  'minorAge',
  'objectAge',
  'responsible',
  'legalLine',
  'soberWords',
]);
const LINE_WORDS_MAX = 12;

/** Whether a sentence of so many words with these ideas is a line such as "21+. Please play responsibly.". */
export function isCautionLine(wordCount: number, hits: readonly ConceptHit[]): boolean {
  return wordCount <= LINE_WORDS_MAX && hits.some(({ concept }) => CAUTION.has(concept));
}
