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
  ['Headline: ♠ Aces ♥ Wild ♦ Night', { headline: 'Aces Wild Night' }],
  ['Headline: Aces ★ Wild', { headline: 'Aces Wild' }],
  ['Super: "Aces ♠ Wild"', { headline: 'Aces Wild' }],
  ['CTA: Play ♠ Now', { callToAction: 'Play Now' }],
  ['标题：红黑★之夜', { headline: '红黑之夜' }],
])('ornaments between words go, the words stay whole: %s', (prompt, words) =>
  expect(wordsOf(prompt)).toMatchObject(words),
);

test('ornaments part what stands on screen or is offered where one part is told by itself', () => {
  expect(wordsOf('Text: LADIES NIGHT ♥ FRIDAY 8 PM').headline).toBe('LADIES NIGHT');
  expect(wordsOf('Offer: $20 free play ♠ 2-for-1 drinks').lines.map(({ text }) => text)).toEqual([
    '$20 free play',
    '2-for-1 drinks',
  ]);
});

test.each(['Headline: Win a 🚗 tonight', 'Super: "Win a 🚗 tonight"'])(
  'no headline ends where a pictograph stands for a word: %s',
  (prompt) => expect(wordsOf(prompt).headline).toBe('Win a 🚗 tonight'),
);

test.each([
  ['Buffet night\nBook now → x.example', { callToAction: 'x.example' }],
  ['Super: "★ Aces Wild ★"', { headline: 'Aces Wild' }],
])('signs that no typeface draws go, words beside them stay: %s', (prompt, words) =>
  expect(wordsOf(prompt)).toMatchObject(words),
);
