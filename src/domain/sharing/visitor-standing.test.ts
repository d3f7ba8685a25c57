import { describe, expect, it } from 'vitest';

import type { MarketCode } from '#domain/markets/markets.ts';
import { marketOfPlace, placeNameOf, standingOf, type VisitorPlace } from './visitor-standing.ts';

const at = (place: string): VisitorPlace => ({ kind: 'known', place });

describe('who may see a shared video', () => {
  it.each<[string, VisitorPlace, MarketCode[], string]>([
    ['a country of the video', at('GB'), ['GB'], 'allowed GB'],
    [
      'a part of a country of the video, by the rules of the part',
      at('US-NJ'),
      ['US'],
      'allowed US-NJ',
    ],
    ['a part without rules of its own', at('GB-ENG'), ['GB'], 'allowed GB'],
    ['another country', at('DE'), ['US', 'GB'], 'refused'],
    ['a country in no list', at('ZZ'), ['US'], 'refused'],
    ['a part whose own rules prohibit it', at('US-NY'), ['US'], 'refused'],
    ['a part that falls under the rest, which prohibits it', at('US-TX'), ['US'], 'refused'],
    ['another part than the video is for', at('US-PA'), ['US-NJ'], 'refused'],
    ['the very part the video is for', at('US-NJ'), ['US-NJ'], 'allowed US-NJ'],
    [
      'the country of which markets are parts',
      at('US'),
      ['US-NJ', 'GB', 'US-PA'],
      'ask US-NJ US-PA',
    ],
    ['a country without rules, of which a market is a part', at('CA'), ['CA-ON'], 'ask CA-ON'],
    ['a source that says nothing', { kind: 'silent' }, ['US'], 'refused'],
    ['no source at all', { kind: 'unasked' }, ['US', 'GB'], 'ask US GB'],
    ['a market that has since been closed', { kind: 'unasked' }, ['IT'], 'refused'],
    ['a closed market, from inside', at('IT'), ['IT'], 'refused'],
  ])('%s', (_, visitor, markets, expected) => {
    const standing = standingOf(visitor, markets);
    const detail =
      standing.kind === 'allowed'
        ? [standing.market]
        : standing.kind === 'ask'
          ? standing.choices
          : [];
    expect([standing.kind, ...detail].join(' ')).toBe(expected);
  });
});

describe('the market of a place', () => {
  it.each([
    ['US-NJ', 'US-NJ'],
    ['US-TX', 'US-OTHER'],
    ['US', 'US'],
    ['GB-SCT', 'GB'],
    ['SE', 'SE'],
    ['CA-BC', 'CA-BC'],
    ['NO', 'DEFAULT'],
  ])('%s is %s', (place, market) => {
    expect(marketOfPlace(place)).toBe(market);
  });

  it('has a name for visitors', () => {
    expect(placeNameOf('US')).toBe('United States');
    expect(placeNameOf('GB')).toBe('United Kingdom');
  });
});
