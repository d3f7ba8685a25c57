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

const QUOTED = /["“”«»„「」『』:]([^"“”«»„「」『』:]{16,})/gu;

function isNonsenseThatTurns(text: string): boolean {
  if (text.length < LENGTH_MIN || hitCountOf(text) > HITS_OF_NONSENSE) return false;
  const backwards = Array.from(text).toReversed().join('');
  return [backwards, rotated(text)].some((turned) => hitCountOf(turned) >= HITS_TO_SPEAK);
}

/** The stretch of a text that says nothing as it stands but a good deal backwards or rotated. */
export function findWrittenBackwards(original: string): string | undefined {
  const quoted = Array.from(original.matchAll(QUOTED), ([, inside = '']) => inside.trim());
  return [original, ...quoted].find(isNonsenseThatTurns);
}
