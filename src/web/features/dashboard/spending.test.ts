import { expect, it } from 'vitest';

import { chartOf, latestMonths, scaleOf } from '#web/features/dashboard/spending.ts';

const NAMES = { formerMember: 'Former member', others: 'Others' };
const MONTHS = ['2026-01-01', '2026-02-01'];
const row = (userId: string, month: string, credits: number) => ({
  userId,
  month,
  credits,
  username: userId === 'gone' ? null : userId,
});

it('names the latest months, over the turn of the year', () => {
  expect(latestMonths(new Date('2026-02-28T23:00:00Z'), 4)).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

it('puts the largest spenders first and leaves out what was all refunded', () => {
  const rows = [
    row('ann', '2026-01-01', 50),
    row('gone', '2026-02-01', 150),
    row('bob', '2026-02-01', 0),
    row('ann', '2025-01-01', 900),
  ];
  expect(chartOf(rows, MONTHS, NAMES)).toEqual({
    months: MONTHS,
    spenders: [
      { id: 'gone', name: 'Former member', credits: [0, 150] },
      { id: 'ann', name: 'ann', credits: [50, 0] },
    ],
    highest: 150,
  });
});

it('tells former members apart, who share a name', () => {
  const rows = ['ann', 'bob'].map((id) => ({ ...row(id, '2026-01-01', 50), username: null }));
  const { spenders } = chartOf(rows, MONTHS, NAMES);
  expect(spenders.map(({ name }) => name)).toEqual(['Former member', 'Former member']);
  expect(new Set(spenders.map(({ id }) => id)).size).toBe(2);
});

it('adds up everybody after the fourth', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => row(name, '2026-01-01', 50));
  const { spenders, highest } = chartOf(rows, MONTHS, NAMES);
  expect(spenders.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'Others']);
  expect(spenders.at(-1)?.credits).toEqual([100, 0]);
  expect(highest).toBe(300);
});

it.each([
  [50, [0, 20, 40, 60]],
  [250, [0, 100, 200, 300]],
  [3, [0, 1, 2, 3]],
  [1_000, [0, 500, 1_000]],
])('marks a chart up to %i by round figures', (highest, ticks) => {
  expect(scaleOf(highest)).toEqual(ticks);
});
