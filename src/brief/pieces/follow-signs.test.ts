import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const callOf = (prompt: string) => readBrief(prompt).words.callToAction;

test.each([
  'Headline: All In\nBook now 👉 x.example',
  'RED FRIDAY\nBook now 👇🏽\nx.example',
  'Headline: All In\nCTA: Book now ▶️ x.example',
  'Headline: All In\nCTA: Book now ► x.example',
  'Buffet night\nBook your table >> x.example',
  'CTA: Jetzt buchen -> x.example',
  'Buffet night\nRéservez ici ➡️ x.example',
  'RED FRIDAY\nFree entry until 9 PM\nLink in bio ➡️ x.example #roulette',
])('the address is read with the call that points at it: %s', (prompt) => {
  expect(callOf(prompt)).toBe('x.example');
});

test.each([
  'RED FRIDAY\nFree entry until 9 PM\nLink in bio 👇\n#roulette',
  'ROTER FREITAG\nEintritt frei\nLink im Profil 👆',
])('a call that points at nothing in the text is none: %s', (prompt) => {
  expect(callOf(prompt)).toBeNull();
});
