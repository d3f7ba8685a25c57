import { expect, test } from 'vitest';
import type { ShotWords } from '#film/storyboard/storyboard.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { jackpotSum } from './jackpot-sum.ts';

function sumOf(...words: ShotWords[]): string | null {
  const film = sampleStoryboard({ preset: 'slots' });
  const [first] = film.shots;
  if (first === undefined) throw new Error('a film has shots');
  return jackpotSum({ ...film, shots: [{ ...first, words }] })?.join('') ?? null;
}

test.each([
  ['$250,000 jackpot', '$250,000'],
  ['Jackpot: 1.000.000 €', '1.000.000€'],
  ['Saturday: $9 drinks and a $50,000 jackpot', '$50,000'],
  ['Win up to $250,000', null],
  ['Bis zu 50.000 € im Jackpot', null],
  ['Jackpot da 50.000 €', null],
  ['最高$88,888', null],
  ['Steak dinner $39', null],
  ['Jackpot night', null],
])('%s: %s', (text, sum) => {
  expect(sumOf({ role: 'offer', text })).toBe(sum);
});

test('a sum with a condition, or in the small print, is not shown by itself', () => {
  expect(
    sumOf({ role: 'offer', text: '$250,000' }, { role: 'condition', text: 'shared by ten' }),
  ).toBeNull();
  expect(sumOf({ role: 'terms', text: 'Prizes of $250,000 in all' })).toBeNull();
});
