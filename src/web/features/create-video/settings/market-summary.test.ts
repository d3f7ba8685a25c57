import { describe, expect, it } from 'vitest';

import { marketSummary } from './market-summary.ts';

describe('the markets in a line', () => {
  it('names two and counts the rest', () => {
    expect(marketSummary(['US-NJ', 'US-PA'])).toBe('New Jersey, Pennsylvania');
    expect(marketSummary(['US-NJ', 'US-PA', 'US-MI', 'US-NV'])).toBe(
      'New Jersey, Pennsylvania and 2 more',
    );
  });

  it('says first where the video cannot be shown', () => {
    const verdicts = [{ decision: 'block' }, { decision: 'allow' }, { decision: 'flag' }] as const;
    expect(marketSummary(['US-NJ'], verdicts)).toBe(
      'Not possible in 1 · Reviewed first in 1 · New Jersey',
    );
  });
});
