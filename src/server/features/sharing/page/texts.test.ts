import { expect, it } from 'vitest';

import { MARKET_CODES, marketOf } from '#domain/markets/markets.ts';
import { textsOf } from './texts.ts';

it('speaks the language that all markets share, and English where they share none', () => {
  const german = MARKET_CODES.filter((code) => marketOf(code).languages[0] === 'de');
  const english = MARKET_CODES.filter((code) => marketOf(code).languages[0] === 'en');
  expect(textsOf(german.slice(0, 1)).language).toBe('de');
  expect(textsOf(english.slice(0, 3)).language).toBe('en');
  expect(textsOf([...german.slice(0, 1), ...english.slice(0, 1)]).language).toBe('en');
  expect(textsOf([]).language).toBe('en');
});

it('tells the age and the place in every language', () => {
  for (const code of MARKET_CODES) {
    const { ageAndPlace, oldEnough, gateHeading } = textsOf([code]);
    expect(ageAndPlace(21, 'Malta')).toMatch(/21.*Malta/);
    expect(oldEnough(21) + gateHeading(23)).toMatch(/21.*23/);
  }
});
