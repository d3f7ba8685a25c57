import { expect, it } from 'vitest';

import { askedFor, STATE_CHOICES, stateChoiceOf } from './state-filter.ts';

it('finds each choice again in what it asks for', () => {
  for (const { value } of STATE_CHOICES) expect(stateChoiceOf(askedFor(value))).toBe(value);
});

it.each([
  ['ready', 'flagged', 'ready'],
  ['unfinished', 'approved', 'unfinished'],
  ['', 'pending', 'all'],
])('is near an address with %s and %s', (status, review, value) => {
  expect(stateChoiceOf({ status, review })).toBe(value);
});
