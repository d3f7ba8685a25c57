import { suspicionOf } from './find-candidates.ts';
import { chosenPieces, type JudgedWords } from './judged-words.ts';

/**
 * Log-odds from which a text that is let pass is worth a second opinion; where what stands around a
 * hint excuses it, too. Of 315 implied violations of an author whom the judge had not learnt from, it
 * missed 126, of which 75 lay here, as did 3 of his 105 everyday texts.
 */
const UNSURE_FROM = -2.6;

/** Whether the judge comes near to holding these words: where a language model can help most. */
export function isUnsure(words: JudgedWords): boolean {
  const texts = new Set([
    words.prompt,
    [words.prompt, ...chosenPieces(words)].join('\n'),
    (words.pieces ?? []).join(' '),
  ]);
  return [...texts].some((text) => suspicionOf(text) >= UNSURE_FROM);
}
