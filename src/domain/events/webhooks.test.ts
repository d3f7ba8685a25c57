import { describe, expect, it, test } from 'vitest';

import { shouldDisableWebhook, pauseSeconds, secondsBeforeRetry } from './webhooks.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a delivery that fails', () => {
  test.each([
    [1, 5],
    [2, 30],
    [3, 2 * MINUTE],
    [4, 10 * MINUTE],
    [5, HOUR],
    [6, 4 * HOUR],
    [7, 12 * HOUR],
    [8, 24 * HOUR],
  ])('is retried after attempt %s, in %s seconds', (attempts, seconds) => {
    expect(secondsBeforeRetry(attempts)).toBe(seconds);
  });

  test.each([9, 10, 100])('is given up after the %s. attempt', (attempts) => {
    expect(secondsBeforeRetry(attempts)).toBeNull();
  });

  it('is retried with increasing delays for almost two days', () => {
    const delays: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const seconds = secondsBeforeRetry(attempts);
      if (seconds === null) break;
      delays.push(seconds);
    }
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    const total = delays.reduce((sum, seconds) => sum + seconds, 0);
    expect(total).toBeGreaterThan(1.5 * DAY);
    expect(total).toBeLessThan(2 * DAY);
  });
});

describe('a webhook that fails', () => {
  test.each([
    [7, DAY, false],
    [8, DAY - 1, false],
    [8, DAY, true],
    [1000, HOUR, false],
    [1, 30 * DAY, false],
    [9, 2 * DAY, true],
  ])(
    '%s consecutive failures over %s seconds disable it: %s',
    (failuresInARow, forSeconds, isOff) => {
      expect(shouldDisableWebhook({ failuresInARow, forSeconds })).toBe(isOff);
    },
  );

  test.each([
    [0, 0],
    [1, 5],
    [12, MINUTE],
    [60, 5 * MINUTE],
    [61, 5 * MINUTE],
    [10_000, 5 * MINUTE],
  ])('%s consecutive failures pause it for %s seconds', (failuresInARow, seconds) => {
    expect(pauseSeconds(failuresInARow)).toBe(seconds);
  });
});
