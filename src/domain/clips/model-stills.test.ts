import { expect, it } from 'vitest';

import { letterMoments, stillMoments } from '#domain/clips/model-stills.ts';

it('spreads six times over the generated parts only', () => {
  expect(stillMoments([{ startSeconds: 4, durationSeconds: 3 }])).toEqual([
    4.25, 4.75, 5.25, 5.75, 6.25, 6.75,
  ]);
  const two = [
    { startSeconds: 0, durationSeconds: 2 },
    { startSeconds: 10, durationSeconds: 4 },
  ];
  expect(stillMoments(two)).toEqual([0.5, 1.5, 10.5, 11.5, 12.5, 13.5]);
  expect(stillMoments([])).toEqual([]);
});

it('returns the times at which letters seem to appear', () => {
  const spans = [
    { startSeconds: 4, durationSeconds: 3, lettersAt: 0.5 },
    { startSeconds: 7, durationSeconds: 3 },
    { startSeconds: 10, durationSeconds: 2, lettersAt: 0 },
  ];
  expect(letterMoments(spans)).toEqual([4.5, 10]);
});
