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
    const of = (
      decision: 'allow' | 'flag' | 'block',
      line: string | null = 'Play responsibly',
    ) => ({
      decision,
      line,
      findings: [],
    });
    const verdicts = [of('block', null), of('allow'), of('flag')];
    expect(marketSummary(['US-NJ'], verdicts)).toBe(
      'Not available in 1 market · Needs review in 1 market · New Jersey',
    );
    // Refused everywhere, for its text.
    expect(marketSummary(['US-NJ'], [of('block')])).toBe('New Jersey');
  });
});
