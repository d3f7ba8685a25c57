import { suspicionOf } from './find-candidates.ts';
import { chosenPieces, type JudgedWords } from '../judge/judged-words.ts';

/**
 * Log-odds from which an allowed text is worth a second opinion, even if its context excuses it. Of
 * 315 implied violations by an author left out of training, the judge missed 126; 75 of these were
 * above this bound, as were 3 of the author's 105 everyday texts.
 */
const UNSURE_FROM = -2.6;

/**
 * Whether the judge nearly held these words; these are the texts where a language model helps most.
 */
export function isUnsure(words: JudgedWords): boolean {
  const texts = new Set([
    words.prompt,
    [words.prompt, ...chosenPieces(words)].join('\n'),
    (words.pieces ?? []).join(' '),
  ]);
  return [...texts].some((text) => suspicionOf(text) >= UNSURE_FROM);
}
