import { suspicionOf } from './judge-text.ts';
import { chosenPieces, type JudgedWords } from './judged-words.ts';
import { byPolicy, type Judging } from './judging.ts';

/**
 * Log-odds from which a text that is let pass is worth a second opinion; from -1 on it is held anyway.
 * Of 440 texts that strangers wrote, 24 lay between, and 13 of the violations that were missed.
 */
const UNSURE_FROM = -2.06;

/** Whether the judge comes near to holding these words: where a language model can help most. */
export function isUnsure(words: JudgedWords, judging: Judging = byPolicy()): boolean {
  const texts = new Set([
    words.prompt,
    [words.prompt, ...chosenPieces(words)].join('\n'),
    (words.pieces ?? []).join(' '),
  ]);
  return [...texts].some((text) => suspicionOf(text, judging) >= UNSURE_FROM);
}
