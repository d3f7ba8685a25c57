import { expect, it } from 'vitest';

import { creditsIn } from './credits-in.ts';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 250 ', 250],
  ['5000', 5_000],
  ['5,000', 5_000],
  ['1.000', 1_000],
  ['1 000', 1_000],
  ['1\u00A0000', 1_000],
  ['1\u202F000', 1_000],
  ["1'000", 1_000],
  ['1’000', 1_000],
  ['1,234,567', 1_234_567],
])('reads %j as %j', (typed, credits) => {
  expect(creditsIn(typed)).toBe(credits);
});

it.each([
  '0x10',
  '1e3',
  '1.5',
  '1.00',
  '10,00',
  '1,234.567',
  '1,2345',
  '1234,567',
  '-5',
  '+5',
  '٥',
  '300 credits',
  'abc',
  ',000',
])('reads no number in %j', (typed) => {
  expect(creditsIn(typed)).toBeNaN();
});
