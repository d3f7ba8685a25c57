import { expect, it } from 'vitest';

import { waitingTime } from './waiting-time.ts';

it.each([
  ['2026-05-01T12:00:00Z', 'just now'],
  ['2026-05-01T11:01:00Z', '59 min'],
  ['2026-05-01T11:00:00Z', '1 h'],
  ['2026-04-30T12:00:00Z', '1 day'],
  ['2026-04-28T11:00:00Z', '3 days'],
])('since %s: %s', (since, text) => {
  expect(waitingTime(since, Date.parse('2026-05-01T12:00:30Z'))).toBe(text);
});
