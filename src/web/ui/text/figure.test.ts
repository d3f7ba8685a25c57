import { expect, it } from 'vitest';

import { formatCount } from '#web/ui/text/figure.ts';

it.each([
  [0, '0'],
  [850, '850'],
  [5250, '5,250'],
  [-1_000_000, '-1,000,000'],
])('%d is shown as %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});
