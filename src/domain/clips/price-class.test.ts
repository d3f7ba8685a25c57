import { expect, it } from 'vitest';

import { priceClassOf } from './price-class.ts';

it.each([
  [0, 'own'],
  [50_000, 'low'],
  [100_000, 'medium'],
  [299_999, 'medium'],
  [400_000, 'high'],
])('%i millionths of a dollar a second are %s', (micros, found) => {
  expect(priceClassOf(micros)).toBe(found);
});
