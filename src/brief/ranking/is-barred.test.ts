import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const shownOf = (prompt: string) => {
  const { headline, lines, callToAction } = readBrief(prompt).words;
  return [headline, ...lines.map(({ text }) => text), callToAction].filter((one) => one !== null);
};

test.each([
  [
    'an offer without the condition that opens its sentence',
    'If the zero falls before midnight, $500 are shared at the table.',
    /500/u,
  ],
  [
    'an offer without who gets it',
    'Players who sign up on Friday receive a free dinner for two.',
    /dinner/u,
  ],
  [
    'a sum that only says how much at most',
    'Win up to $25,000 this weekend at the Lucky Star Casino',
    /^Up to/u,
  ],
  [
    'the picture with which a prompt opens',
    'Elegant roulette table with golden chandeliers, Friday 8 PM at the Meridian',
    /table/u,
  ],
  [
    'who is seen',
    'Dice and brisket night, crowd cheering, Sat Oct 4, Cottonwood Bend Casino',
    /cheering/u,
  ],
  [
    'what the sender owns and does not name',
    'We reopen our poker room next Thursday at 7 pm with live jazz.',
    /^Our/u,
  ],
  ['an address of somebody else', 'Our competitor runs an ad at bluewater.example', /bluewater/u],
])('a plain prompt does not show %s', (_, prompt, never) => {
  expect(shownOf(prompt).filter((text) => never.test(text))).toEqual([]);
});

test('a plain prompt shows what it tells', () => {
  expect(
    shownOf(
      'Halloween night at the Rivera Palace: $5,000 blackjack tournament, free buffet. Purple light.',
    ),
  ).toEqual(['Halloween night', 'The Rivera Palace', '$5,000 blackjack tournament', 'Free buffet']);
  expect(
    shownOf('Poker series with $25,000 guaranteed, Saturday 8 PM, Grand Ballroom, busy room'),
  ).toEqual(['Poker series', '$25,000 guaranteed', 'Saturday 8 PM', 'Grand Ballroom']);
});
