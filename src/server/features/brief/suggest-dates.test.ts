import { expect, it } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';
import { suggestDates } from './suggest-dates.ts';

const datesOf = (prompt: string) => suggestDates({ ...readBrief(prompt), prompt });

it('offers a date that nothing says is to be shown', () => {
  expect(datesOf('Show the clock at 9 PM, then the wheel.')).toEqual(['9 PM']);
});

it('offers none where the film has one, or the prompt names none', () => {
  expect(datesOf('“Velvet Hour”. When: Friday 9 pm. Warm light.')).toEqual([]);
  expect(datesOf('Warm light over the wheel')).toEqual([]);
});
