import { expect, test } from 'vitest';

import { correctionAsShown, withCapital } from '#brief/spelling/opening-capital.ts';
import { readBrief } from '#brief/read-brief.ts';

test.each([
  ['en', 'where', 'the Rivera Palace', 'The Rivera Palace'],
  ['en', 'offer', 'two-for-one Manhattans', 'Two-for-one Manhattans'],
  ['fr', 'where', "l'Hôtel Lagune", "L'Hôtel Lagune"],
  ['de', 'when', 'ab 20 Uhr', 'Ab 20 Uhr'],
  ['fr', 'when', 'étoiles, chaque soir', 'Étoiles, chaque soir'],
  ['en', 'note', 'and free parking', 'Free parking'],
  ['es', 'headline', 'torneo de póker', 'Torneo de póker'],
  ['en', 'note', 'live music', 'Live music'],
  ['en', 'headline', 'iPad giveaway', 'iPad giveaway'],
  ['en', 'callToAction', 'pier9.example', 'pier9.example'],
  ['en', 'when', '8 PM', '8 PM'],
  ['zh', 'offer', '买一送一', '买一送一'],
  ['en', 'where', 'bwin arena, Hall 2', 'bwin arena, Hall 2'],
  ['en', 'headline', 'mgm grand', 'mgm grand'],
  ['en', 'note', 'ed Sheeran tribute', 'ed Sheeran tribute'],
  ['it', 'note', 'ed Sheeran tribute', 'Ed Sheeran tribute'],
  ['en', 'note', 'et al. night', 'et al. night'],
  ['de', 'offer', 'ß-test', 'ß-test'],
] as const)('%s %s: %s opens a line as %s', (language, field, words, shown) => {
  expect(withCapital(words, { language, field })).toBe(shown);
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
