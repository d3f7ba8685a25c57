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

const rotated = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    const first = letter >= 'a' ? 97 : 65;
    return String.fromCharCode(((code - first + 13) % 26) + first);
  });

/** Whether a text says nothing as it stands (`hits` ideas) but a good deal backwards or rotated. */
export function isWrittenBackwards(original: string, hits: number): boolean {
  if (hits > HITS_OF_NONSENSE || original.length < LENGTH_MIN) return false;
  const backwards = Array.from(original).toReversed().join('');
  return [backwards, rotated(original)].some((text) => hitCountOf(text) >= HITS_TO_SPEAK);
}
