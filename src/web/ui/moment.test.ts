import { expect, it } from 'vitest';

import { formatAge, formatDate } from './moment.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');

it.each([
  ['2026-05-01T11:59:30Z', 'just now'],
  ['2026-05-01T11:56:00Z', '4 min ago'],
  ['2026-05-01T09:59:00Z', '2 hr ago'],
  ['2026-04-30T11:00:00Z', '1 day ago'],
  ['2026-04-01T11:00:00Z', formatDate('2026-04-01T11:00:00Z')],
])('says how long ago %s was', (moment, age) => {
  expect(formatAge(moment, NOW)).toBe(age);
});
