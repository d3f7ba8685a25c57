import { expect, it } from 'vitest';

import { marketNames, shortMarketNames } from './market-names.ts';

it('names markets in one order, with and without what stands in brackets', () => {
  const names = 'United Kingdom (Great Britain), United States (general; AGA code), Ontario';
  expect(marketNames(['CA-ON', 'US', 'GB'])).toBe(names);
  expect(shortMarketNames(['US', 'GB'])).toBe('United Kingdom, United States');
});
