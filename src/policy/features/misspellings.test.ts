import { describe, expect, it } from 'vitest';
import { meantWord } from './misspellings.ts';

describe('a misspelling', () => {
  it.each([
    ['garanteed', 'guaranteed'],
    ['jackpott', 'jackpot'],
    ['gewin', 'gewinn'],
  ])('is read as the word it is bent from: %s', (word, meant) => {
    expect(meantWord(word)).toBe(meant);
  });

  it.each(['granita', 'curtain', 'winter', 'wiener', 'camino'])(
    'is none where the word is one of its own: %s',
    (word) => {
      expect(meantWord(word)).toBeUndefined();
    },
  );
});
