import { scoresOf, theModel } from '../classifier/classifier.ts';
import { tokenize } from '../normalise/tokenized-text.ts';
import { certaintyOf } from './classify-window.ts';
import { scoredWindowsOf } from './scored-windows.ts';
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

/** The log-odds that something is wrong in the worst window of a text, without the rules. */
function suspicionOf(original: string): number {
  const model = theModel();
  const { windows, features } = scoredWindowsOf(tokenize(original), model);
  const ofWindows = windows.map((window) =>
    certaintyOf(scoresOf(model, features.columnsOf(window))),
  );
  return Math.max(-Infinity, ...ofWindows);
}
