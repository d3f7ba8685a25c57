import { describe, expect, it } from 'vitest';

import { canBeCorrectedFree, freeCorrectionsLeft } from './resubmission.ts';

const DECIDED = new Date('2026-03-01T12:00:00Z');
const rejected = {
  status: 'ready',
  moderationStatus: 'rejected',
  decidedAt: DECIDED,
  rejectedByOperator: true,
  costCredits: 50,
  resubmits: null,
  correctedAt: null,
  correctionsUsed: 0,
} as const;
const daysLater = (days: number) => new Date(DECIDED.getTime() + days * 86_400_000);

describe('a rejected video', () => {
  it.each([0, 6.9, 7])('can be corrected free of charge after %s days', (days) => {
    expect(canBeCorrectedFree(rejected, daysLater(days))).toBe(true);
  });

  it('can be corrected again if it is a correction itself', () => {
    const correction = { ...rejected, costCredits: 0, resubmits: 'another', correctionsUsed: 2 };
    expect(canBeCorrectedFree(correction, daysLater(1))).toBe(true);
  });

  it.each([
    [0, 1, 3],
    [2, 1, 1],
    [3, 1, 0],
    [0, 8, 0],
  ])('with %i corrections has, after %i days, %i left', (correctionsUsed, days, left) => {
    expect(freeCorrectionsLeft({ ...rejected, correctionsUsed }, daysLater(days))).toBe(left);
  });

  it('cannot be corrected after more than seven days', () => {
    expect(canBeCorrectedFree(rejected, daysLater(7.01))).toBe(false);
  });

  it.each([
    { ...rejected, status: 'failed' as const },
    { ...rejected, moderationStatus: 'approved' as const },
    { ...rejected, moderationStatus: 'pending' as const },
    { ...rejected, decidedAt: null },
    { ...rejected, correctedAt: DECIDED },
    { ...rejected, rejectedByOperator: false },
    { ...rejected, correctionsUsed: 3 },
    { ...rejected, costCredits: 0 },
  ])('cannot be corrected otherwise: %o', (video) => {
    expect(canBeCorrectedFree(video, daysLater(1))).toBe(false);
  });
});
