import { expect, it } from 'vitest';

import { expiryOf } from './share-expiry.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

it.each([
  ['never', null],
  ['7', '2026-03-08T12:00:00.000Z'],
  ['90', '2026-05-30T12:00:00.000Z'],
  ['keep', undefined],
] as const)('%s is %s', (choice, expected) => {
  expect(expiryOf(choice, NOW)).toBe(expected);
});
