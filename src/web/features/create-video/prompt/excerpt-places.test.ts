import { expect, it } from 'vitest';

import { inTextOrder, placesOf } from './excerpt-places.ts';

const places = (excerpt: string, text: string) =>
  placesOf({ category: 'guaranteed_win', severity: 'block', excerpt }, text).map(
    ({ start }) => start,
  );

it('finds whole words, wherever they stand', () => {
  expect(places('win', 'win, winning winter to win')).toEqual([0, 23]);
  expect(places('win big', 'Then win big! Never win bigger.')).toEqual([5]);
  expect(places('été', 'été, répété')).toEqual([0]);
  expect(places('', 'nothing')).toEqual([]);
});

it('finds words of a script without spaces among others', () => {
  expect(places('必胜', '今晚必胜之夜')).toEqual([2]);
});

it('finds letters that hide within a word', () => {
  const hidden = { category: 'disclosure_evasion', severity: 'flag', excerpt: 'rе' } as const;
  expect(placesOf(hidden, 'Frее spins')).toEqual([{ start: 1, end: 3 }]);
});

it('puts findings in the order of the text, those of other fields last', () => {
  const finding = (excerpt: string) =>
    ({ category: 'guaranteed_win', severity: 'block', excerpt }) as const;
  const findings = ['elsewhere', 'risk-free', 'debts', 'Sure wins'].map(finding);
  const ordered = inTextOrder(findings, 'Sure wins: pay debts with a risk-free spin.');
  expect(ordered.map(({ excerpt }) => excerpt)).toEqual([
    'Sure wins',
    'debts',
    'risk-free',
    'elsewhere',
  ]);
});
