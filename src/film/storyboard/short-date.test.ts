import { expect, test } from 'vitest';
import { readingSeconds } from '#text/reading-time.ts';
import { shortDate } from '#film/storyboard/short-date.ts';

test.each([
  ['31 de outubro a partir das 22h', '31 de outubro'],
  ['Saturday, December 5 at 9 PM', 'Saturday, December 5'],
  ['Fr. 13.11., 19:30 Uhr', 'Fr. 13.11.'],
  ['samedi 7 mars à partir de 21h30', 'samedi 7 mars'],
  ['sabato 14 giugno alle ore 22', 'sabato 14 giugno'],
])('%s keeps its day where the hours do not fit', (date, day) => {
  expect(shortDate(date, 9)).toBe(date);
  expect(shortDate(date, readingSeconds(day))).toBe(day);
  expect(shortDate(date, 0.3)).toBe('');
});

test('a range of days is never cut', () => {
  expect(shortDate('del 17 al 28 de febrero', 1.2)).toBe('');
  expect(shortDate('every Thursday in July and August', 1.2)).toBe('');
});
