import { LANGUAGES } from '#domain/languages.ts';
import type { Words } from '#domain/words.ts';

/** Words for the day on which the video is seen, in the languages that prompts are read in. */
const TODAY = [
  'tonight',
  'today',
  'esta noche',
  'hoy',
  'ce soir',
  'aujourd’hui',
  "aujourd'hui",
  'heute',
  'stasera',
  'oggi',
  'hoje',
  'esta noite',
  '今晚',
  '今天',
];
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const YEAR = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));

const namesOf = (days: readonly Date[], part: 'weekday' | 'month') =>
  LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
    return days.map((day) => format.format(day).toLowerCase());
  });

const DAYS = [...namesOf(WEEK, 'weekday'), ...namesOf(YEAR, 'month')];

const says = (text: string, words: readonly string[]) => {
  const pieces = text.toLowerCase();
  return words.some((word) => pieces.includes(word));
};

/** The line that names a day where the call to action says “tonight”; undefined where both agree. */
export function otherDayThanCall({ callToAction, lines }: Words): string | undefined {
  if (callToAction === null || !says(callToAction, TODAY)) return undefined;
  const when = lines.filter(({ kind }) => kind === 'when').map(({ text }) => text);
  if (when.some((text) => says(text, TODAY))) return undefined;
  return when.find((text) => says(text, DAYS));
}
