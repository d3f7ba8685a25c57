import { expect, test } from 'vitest';

import { correctionAsShown, withCapital } from '#brief/opening-capital.ts';
import { readBrief } from '#brief/read-brief.ts';

test.each([
  ['the Rivera Palace', 'The Rivera Palace'],
  ['two-for-one Manhattans', 'Two-for-one Manhattans'],
  ["l'Hôtel Lagune", "L'Hôtel Lagune"],
  ['ab 20 Uhr', 'Ab 20 Uhr'],
  ['étoiles, chaque soir', 'Étoiles, chaque soir'],
  ['and free parking', 'Free parking'],
  ['iPad giveaway', 'iPad giveaway'],
  ['pier9.example', 'pier9.example'],
  ['8 PM', '8 PM'],
  ['买一送一', '买一送一'],
])('%s opens a line as %s', (words, shown) => {
  expect(withCapital(words)).toBe(shown);
});

test('what a label or quotes set apart stands as it is written', () => {
  const { words } = readBrief('Headline: all in for charity\nCTA: book now\n- free entry');
  expect([words.headline, words.callToAction, words.lines[0]?.text]).toEqual([
    'all in for charity',
    'book now',
    'Free entry',
  ]);
});

test('a correction says the word as the card shows it', () => {
  const words = {
    headline: null,
    lines: [{ kind: 'offer', text: 'Tournment at nine', condition: null }],
    callToAction: null,
    terms: null,
  } as const;
  const correction = { field: 'lines.0.text', from: 'tournment', to: 'tournament' } as const;
  expect(correctionAsShown(correction, words)).toEqual({
    ...correction,
    from: 'Tournment',
    to: 'Tournament',
  });
});
