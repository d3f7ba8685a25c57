import { expect, it } from 'vitest';

import { formatAge, formatDate, formatDay, momentsOf } from './moment.ts';

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

it('takes days as moments of the own clock, and leaves out what is no day', () => {
  const until = new Date(2026, 4, 3).toISOString();
  expect(momentsOf('2026-05-01', '2026-05-02')).toEqual({
    from: new Date(2026, 4, 1).toISOString(),
    until,
  });
  expect(momentsOf('2026-99-99', '2026-05-02')).toEqual({ until });
  expect(momentsOf('', '')).toEqual({});
});

it('leaves out the year while it lasts', () => {
  const now = new Date('2026-11-28T12:00:00');
  expect(formatDay('2026-05-01T12:00:00', now)).toBe('May 1');
  expect(formatDay('2025-05-01T12:00:00', now)).toBe('May 1, 2025');
});
