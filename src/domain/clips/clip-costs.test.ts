import { describe, expect, it } from 'vitest';

import { brokenCostLimit, startOfUtcMonth } from './clip-costs.ts';

const LIMITS = { film: 10, day: 20, month: 50, installationMonth: 80 };
const SPENT = { day: 0, month: 0, installationMonth: 0 };

describe('a cost limit', () => {
  it.each([
    [11, SPENT, 'film'],
    [10, SPENT, null],
    [5, { ...SPENT, day: 15 }, null],
    [6, { ...SPENT, day: 15 }, 'day'],
    [1, { ...SPENT, month: 50 }, 'month'],
    [1, { ...SPENT, installationMonth: 80 }, 'installationMonth'],
  ])('of a film for %i after %j: %s', (film, spent, broken) => {
    expect(brokenCostLimit(film, spent, LIMITS)).toBe(broken);
  });

  it('that is not set refuses nothing', () => {
    const limits = { film: 10, day: null, month: null, installationMonth: null };
    const spent = { day: 1e12, month: 1e12, installationMonth: 1e12 };
    expect(brokenCostLimit(10, spent, limits)).toBeNull();
  });
});

it('starts months at midnight UTC, also across years', () => {
  const now = new Date('2026-12-31T23:59:59Z');
  expect(startOfUtcMonth(now).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(startOfUtcMonth(now, 1).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
