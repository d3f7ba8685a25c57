import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { matchesFilter, NO_FILTER } from '#web/features/videos/job-filter.ts';

const JOB: JobBody = {
  id: '11111111-1111-4111-8111-111111111111',
  prompt: 'Midnight at the Grand Aurora',
  preset: 'roulette',
  words: { headline: null, lines: [], callToAction: null, signature: null, terms: null },
  leftOut: [],
  status: 'generating',
  videoUrl: null,
  posterUrl: null,
  error: null,
  costCredits: 50,
  refunded: false,
  cancelled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  moderationStatus: 'pending',
  moderationReason: null,
  shareUrl: null,
  captionsUrl: null,
  markets: ['US'],
  advertises: 'online',
  canBeCorrectedFree: false,
  controlsJson: {},
  progress: 0.5,
  stage: null,
  author: null,
};

it.each([
  [{}, true],
  [{ status: 'unfinished' }, true],
  [{ status: 'ready' }, false],
  [{ status: 'failed' }, false],
  [{ status: 'cancelled' }, false],
  [{ preset: 'roulette' }, true],
  [{ preset: 'poker' }, false],
  [{ search: '  GRAND aurora ' }, true],
  [{ search: 'noon' }, false],
  [{ status: 'unfinished', preset: 'roulette', search: 'noon' }, false],
] as const)('a roulette film being made matches %o: %s', (change, expected) => {
  expect(matchesFilter(JOB, { ...NO_FILTER, ...change })).toBe(expected);
});

it.each([
  ['failed', false],
  ['cancelled', true],
  ['all', true],
] as const)('a cancelled film, which has not failed, matches %s: %s', (status, expected) => {
  const cancelled: JobBody = { ...JOB, status: 'failed', cancelled: true, refunded: true };
  expect(matchesFilter(cancelled, { ...NO_FILTER, status })).toBe(expected);
});
