import { tagConcepts } from '#domain/compliance/concept-tagger.ts';
import { normalise } from '#domain/compliance/normalise.ts';
import { wordsOf } from '#domain/compliance/words.ts';

const HITS_TO_SPEAK = 3;
const HITS_OF_NONSENSE = 1;
const LENGTH_MIN = 16;

function hitCountOf(text: string): number {
  const read = normalise(text);
  return tagConcepts(read.text, wordsOf(read.text)).length;
}

/** Whether a text says nothing forwards (`hits` ideas) but a good deal backwards. */
export function isWrittenBackwards(original: string, hits: number): boolean {
  if (hits > HITS_OF_NONSENSE || original.length < LENGTH_MIN) return false;
  return hitCountOf(Array.from(original).toReversed().join('')) >= HITS_TO_SPEAK;
}
