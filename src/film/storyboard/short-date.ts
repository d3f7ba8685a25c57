import { foldText } from '#text/fold-text.ts';
import { readingSeconds } from '#text/reading-time.ts';

/** Where the hours of a date begin: after a comma, or before their preposition. */
const HOURS_BEGIN =
  /,?\s+(?:(?:a partir d[aeo]s?|a partir de las|desde las|a las|a|as|das|at|from|starting at|ab|um|von|des|alle|dalle|alle ore|ore|h|doors(?: open)? at|einlass|beginn)\s+(?:ore\s+)?(?=\d{1,2}(?:[:.h]\d{2}|\s?(?:h|uhr|[ap]\.?m|horas|heures)(?!\p{L})|\s*$))|(?=\d{1,2}(?:[:h]\d{2}|\.\d{2}\s?uhr|\s?(?:h|uhr|[ap]\.?m|horas|heures)(?!\p{L}))))/u;

/**
 * A date that can be read in `seconds`: as written, or without its hours, which the day is true
 * without. Empty where not even the day fits.
 */
export function shortDate(date: string, seconds: number): string {
  if (readingSeconds(date) <= seconds + 1e-9) return date;
  const hours = HOURS_BEGIN.exec(foldText(date));
  if (!hours || hours.index < 4) return '';
  const day = date.slice(0, hours.index);
  return readingSeconds(day) <= seconds + 1e-9 ? day : '';
}
