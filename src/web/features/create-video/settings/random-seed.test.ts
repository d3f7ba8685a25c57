import { expect, it } from 'vitest';

import { exampleJob } from '#web/testing/example-bodies.ts';

import { seedFrom } from './random-seed.ts';

it('keeps the take of the video that is corrected or copied, and draws a new one for others', () => {
  expect(seedFrom(exampleJob(1, { seed: 0 }))).toBe(0);
  expect(seedFrom(null)).not.toBe(seedFrom(null));
});
