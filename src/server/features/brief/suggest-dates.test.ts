import { expect, it } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';
import { suggestDates } from './suggest-dates.ts';

const datesOf = (prompt: string) => suggestDates({ ...readBrief(prompt), prompt });

it('offers a date that the reading left out, but not the day in the name of an evening', () => {
  expect(
    datesOf('Tonight: "Neon Roulette Friday" Friday 9 PM. Live DJ and dinner for two. Neon blue.'),
  ).toEqual(['Friday 9 PM', 'Tonight']);
});

it('offers none where the film has one, or the prompt names none', () => {
  expect(datesOf('“Velvet Hour”. When: Friday 9 pm. Warm light.')).toEqual([]);
  expect(datesOf('Warm light over the wheel')).toEqual([]);
});
