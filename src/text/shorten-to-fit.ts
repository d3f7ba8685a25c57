import { endsOnLinkingWord } from '#text/linking-words.ts';
import type { Language } from '#text/language.ts';
import { readingSeconds } from '#text/reading-time.ts';

/** One ideograph; saves measuring beginnings of long texts that cannot fit. */
const SECONDS_PER_PART_MIN = 0.2;
const PHRASE_END = /[,;:·–—|，、；：。！？!?]$/u;

/**
 * The longest beginning of `text` that can be read in `seconds` and does not stop in the middle of a
 * phrase or of a number: never on an article, a preposition or a conjunction. Empty where nothing fits.
 */
export function shortenToFit(text: string, seconds: number, language: Language): string {
  if (readingSeconds(text) <= seconds + 1e-9) return text;
  const parts = text.match(/[^\s，、；：。！？]+[\s，、；：。！？]*/gu) ?? [];
  const countMax = Math.ceil(seconds / SECONDS_PER_PART_MIN) + 8;
  for (let count = Math.min(parts.length - 1, countMax); count > 0; count -= 1) {
    const beginning = parts.slice(0, count).join('').trim();
    if (/\d$/u.test(beginning) && /^\d/u.test(parts[count] ?? '')) continue;
    const trimmed = trimPhraseEnd(beginning, language);
    if (trimmed !== '' && readingSeconds(trimmed) <= seconds + 1e-9) return trimmed;
  }
  return '';
}

/** `CHF 5.–`: the dash stands for no cents. */
const WHOLE_PRICE = /\d[.,][–—-]$/u;

/** `text` without trailing punctuation and words that cannot end a phrase. */
export function trimPhraseEnd(text: string, language: Language): string {
  let trimmed = text.trim();
  if (WHOLE_PRICE.test(trimmed)) return trimmed;
  for (;;) {
    const shorter = trimmed.replace(PHRASE_END, '').replace(/[\s\-&+/(]+$/u, '');
    const next = endsOnLinkingWord(shorter, language)
      ? shorter.replace(/[^\s]+$/u, '').trim()
      : shorter;
    if (next === trimmed) return trimmed;
    trimmed = next;
  }
}
