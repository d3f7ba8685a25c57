import { expect, it } from 'vitest';

import { birthDateProblem, isoDayOf } from '#web/features/auth/birth-date.ts';

const TODAY = { year: 2026, month: 3, day: 9 };
const TOO_LONG_AGO = 'Please check the year you entered';
const TOO_YOUNG = 'You must be at least 21 years old to access this platform';

it.each([
  ['', 'Please enter your date of birth'],
  ['2005-02-30', 'Please enter your date of birth'],
  ['2005-03-10', TOO_YOUNG],
  ['2005-03-09', null],
  ['2027-01-01', TOO_YOUNG],
  ['1950-12-31', null],
  ['1906-03-09', null],
  ['1905-03-09', TOO_LONG_AGO],
  ['1899-12-31', TOO_LONG_AGO],
  ['1700-01-01', TOO_LONG_AGO],
])('on 9 March 2026, a birth date of "%s" means: %s', (text, expected) => {
  expect(birthDateProblem(text, 21, TODAY)).toBe(expected);
});

it('writes days as date inputs want them', () => {
  expect(isoDayOf(TODAY)).toBe('2026-03-09');
});
