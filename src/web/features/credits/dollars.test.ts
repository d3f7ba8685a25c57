import { expect, it } from 'vitest';

import { dollarsOf } from '#web/features/credits/dollars.ts';

it.each([
  [4_900, '$49.00'],
  [5, '$0.05'],
  [123_456_789, '$1,234,567.89'],
])('%i cents are %s', (cents, expected) => {
  expect(dollarsOf(cents)).toBe(expected);
});
