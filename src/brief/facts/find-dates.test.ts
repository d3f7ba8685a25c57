import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

test.each([
  ['“Poker Sunday” Sunday 6 PM. Live DJ and dinner for two.', 'Poker Sunday', 'Sunday 6 PM'],
  ['"Neon Roulette Friday" Friday 9 PM.', 'Neon Roulette Friday', 'Friday 9 PM'],
  ['„Roulette am Freitag“ Freitag 20 Uhr.', 'Roulette am Freitag', 'Freitag 20 Uhr'],
])('the day in a name is not the date behind it: %s', (prompt, headline, when) => {
  const { words } = readBrief(prompt);
  expect([words.headline, words.lines[0]?.text]).toEqual([headline, when]);
});

test('a sum behind a word that leads on to an hour is none', () => {
  const prompt = 'Ein Automatenturnier um 2.000 Euro am 3. Oktober um 18 Uhr.';
  const dates = readBrief(prompt).words.lines.filter(({ kind }) => kind === 'when');
  expect(dates.map(({ text }) => text)).toEqual(['3. Oktober um 18 Uhr']);
});
