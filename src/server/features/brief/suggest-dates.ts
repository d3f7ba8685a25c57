import type { BriefReading } from '#brief/brief.ts';
import { findDates } from '#brief/facts/find-dates.ts';
import { openText, wordsAt } from '#brief/segments/open-text.ts';

const SUGGESTIONS = 2;

interface ReadPrompt extends Pick<BriefReading, 'words' | 'language' | 'readFrom'> {
  readonly prompt: string;
}

/**
 * Returns the dates of a prompt that its reading left out because nothing says that they are to be shown, those
 * with a number first. None where it has a date already.
 */
export function suggestDates({ prompt, words, language, readFrom }: ReadPrompt): string[] {
  if (words.lines.some(({ kind }) => kind === 'when')) return [];
  const text = openText(prompt, language);
  const dates = findDates(text)
    .filter((date) => !readFrom.some(({ start, end }) => date.start < end && start < date.end))
    .map((date) => wordsAt(text, date));
  const isExact = (date: string) => (/\d/.test(date) ? 1 : 0);
  return [...new Set(dates)].toSorted((a, b) => isExact(b) - isExact(a)).slice(0, SUGGESTIONS);
}
