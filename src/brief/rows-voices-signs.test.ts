import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;
const NOTHING = { headline: null, lines: [], callToAction: null, terms: null };

test('the cells of a table are read one by one', () => {
  const table =
    'no;picture;text\n1;chips fall;GOLDEN FELT SERIES\n2;dealer smiles;Buy-in $110\n3;logo;Friday, March 6, 7 PM';
  const said = JSON.stringify(wordsOf(table));
  expect(wordsOf(table).lines.map(({ text }) => text)).toContain('Friday, March 6, 7 PM');
  expect(said).not.toContain(';');
});

test.each([
  'Slots. Voice-over: “Feel the rush”.',
  'Ruleta. Voz en off: «La bola decide».',
  '老虎机。旁白：“忙了一年啦”',
])('what only a voice says stands nowhere: %s', (prompt) =>
  expect(wordsOf(prompt)).toEqual(NOTHING),
);

test.each([
  ['Buffet night\nBook now → x.example', { callToAction: 'x.example' }],
  ['Super: "★ Aces Wild ★"', { headline: 'Aces Wild' }],
])('signs that no typeface draws go, words beside them stay: %s', (prompt, words) =>
  expect(wordsOf(prompt)).toMatchObject(words),
);
