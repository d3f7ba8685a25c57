import { expect, test } from 'vitest';

import { aboutTime } from '#web/features/create-video/order/about-time.ts';

test.each([
  [1, 'about 5 s'],
  [38, 'about 40 s'],
  [89, 'about 90 s'],
  [90, 'about 2 min'],
  [640, 'about 11 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(aboutTime(seconds)).toBe(words);
});
