import { describe, expect, it } from 'vitest';

import { changedMarkets, lineVersionOf, lineVersionsOf } from './line-versions.ts';
import { MARKET_CODES } from './markets.ts';

describe('line versions', () => {
  it('differ for markets with different lines', () => {
    expect(lineVersionOf('MT')).not.toBe(lineVersionOf('ES'));
    expect(lineVersionOf('MT')).toBe(lineVersionOf('MT'));
  });

  it('list the markets that have changed since', () => {
    const made = lineVersionsOf(MARKET_CODES);
    expect(changedMarkets(MARKET_CODES, made)).toEqual([]);
    expect(changedMarkets(['US', 'MT'], { ...made, MT: '0.before' })).toEqual(['MT']);
    expect(changedMarkets(['US', 'MT'], made, (code) => `2.${code}`)).toEqual(['US', 'MT']);
    expect(changedMarkets(['US'], null)).toEqual(['US']);
  });
});
