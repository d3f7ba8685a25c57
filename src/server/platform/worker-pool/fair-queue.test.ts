import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const LIMITS = { waitingMax: 5, waitingPerUserMax: 3 };

describe('createFairQueue', () => {
  it('gives users turns, whoever came first', () => {
    const queue = createFairQueue<number>(LIMITS);
    for (const job of [1, 2, 3]) queue.add('ann', job);
    queue.add('bob', 4);
    const taken: (number | undefined)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const next = queue.takeNext();
      taken.push(next?.job);
      if (next) queue.finish(next.user);
    }
    expect(taken).toEqual([1, 4, 2, 3]);
  });

  it('gives a user one job at a time', () => {
    const queue = createFairQueue<number>(LIMITS);
    queue.add('ann', 1);
    queue.add('ann', 2);
    expect(queue.takeNext()?.job).toBe(1);
    expect(queue.hasNext()).toBe(false);
    expect(queue.takeNext()).toBeUndefined();
    queue.finish('ann');
    expect(queue.takeNext()?.job).toBe(2);
  });

  it('refuses too many jobs of one user, and in total', () => {
    const queue = createFairQueue<number>(LIMITS);
    expect([1, 2, 3, 4].map((job) => queue.add('ann', job))).toEqual([true, true, true, false]);
    expect([1, 2, 3].map((job) => queue.add('bob', job))).toEqual([true, true, false]);
    expect(queue.clear()).toHaveLength(5);
    expect(queue.add('cleo', 1)).toBe(true);
  });
});
