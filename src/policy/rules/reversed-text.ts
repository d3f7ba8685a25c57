import { tagConcepts } from '../features/concept-tagger.ts';
import type { ConceptHit } from '../features/concept-tagger.ts';
import { isReadSmallWord } from '../languages/languages.ts';
import { wordsOf } from '../normalise/words.ts';
import type { Word } from '../normalise/words.ts';

const HITS_TO_SPEAK = 3;
const HITS_OF_NONSENSE = 1;
const LENGTH_MIN = 16;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const rotated = (text: string): string =>
  text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );

const QUOTED = /["“”«»„「」『』:]([^"“”«»„「」『』:]{16,})/gu;

function quotedStretches(text: string): Stretch[] {
  return Array.from(text.matchAll(QUOTED), ({ index, 0: { length } }) => ({
    start: index + 1,
    end: index + length,
  }));
}

/** Small words are many in a text as it was meant, and hardly any in one that is turned. */
function isReadAsItStands(text: string): boolean {
  const words = wordsOf(text);
  return words.filter(({ text: word }) => isReadSmallWord(word)).length * 5 > words.length;
}

function speaksTurned(text: string): boolean {
  if (text.trim().length < LENGTH_MIN || !/[a-z]/.test(text) || isReadAsItStands(text))
    return false;
  const backwards = Array.from(text).toReversed().join('');
  return [backwards, rotated(text)].some(
    (turned) => tagConcepts(turned, wordsOf(turned)).length >= HITS_TO_SPEAK,
  );
}

/** The stretch of a normalised text that says nothing as it stands but a good deal backwards or rotated. */
export function findWrittenBackwards(
  text: string,
  words: readonly Word[],
  hits: readonly ConceptHit[],
): Stretch | undefined {
  const whole = { start: 0, end: text.length };
  const isNonsense = ({ start, end }: Stretch): boolean =>
    hits.filter((hit) => {
      const at = words[hit.from]?.start ?? 0;
      return at >= start && at < end;
    }).length <= HITS_OF_NONSENSE;
  // Where the whole is nonsense, so is all that it quotes.
  const stretches = hits.length <= HITS_OF_NONSENSE ? [whole] : quotedStretches(text);
  return stretches.find(
    (stretch) => isNonsense(stretch) && speaksTurned(text.slice(stretch.start, stretch.end)),
  );
}
