import { expect, it } from 'vitest';
import { englishAsSpoken } from '#film/narration/english-speech.ts';

it.each([
  ['Book at https://lagoon.com/vip.', 'Book at lagoon dot com slash vip.'],
  ['Dinner & a show for €50', 'Dinner and a show for 50 euros'],
  ['$10K up top, $1.5M in all', '10 thousand dollars up top, 1.5 million dollars in all'],
  ['21+ only, 8–10 PM', '21 plus only, 8 to 10 PM'],
  ['LADIES NIGHT at the VIP room', 'Ladies Night at the VIP room'],
  ['Café Soirée “Gold” 🎰', 'Cafe Soiree Gold'],
  ['<b>--help</b>', 'b --help /b'],
])('%s is read as %s', (written, spoken) => {
  expect(englishAsSpoken(written)).toBe(spoken);
});
