import { expect, it } from 'vitest';

import { barredMarkets, refusalOfUse, type Rights } from '#domain/media/rights.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

const now = new Date('2026-06-01T12:00:00Z');
const OWN: Rights = {
  basis: 'own',
  territories: ['*'],
  people: 'none',
  everybodyIs25: false,
  validUntil: null,
};

it('uses nothing without a rights sheet', () => {
  expect(refusalOfUse(null, { markets: ['US'], now })).toContain('state the rights');
  expect(refusalOfUse(OWN, { markets: MARKET_CODES, now })).toBeNull();
});

it('ends with the rights, to the moment', () => {
  const ends = { ...OWN, validUntil: now };
  expect(refusalOfUse(ends, { markets: ['US'], now })).toBe('The rights to this file have ended');
  const before = new Date(now.getTime() - 1);
  expect(refusalOfUse(ends, { markets: ['US'], now: before })).toBeNull();
});

it('keeps to the territories; a country holds its parts, a part not its country', () => {
  const us: Rights = { ...OWN, territories: ['US'] };
  expect(refusalOfUse(us, { markets: ['US', 'US-NJ'], now })).toBeNull();
  expect(refusalOfUse(us, { markets: ['US', 'GB'], now })).toContain('(GB)');
  const nj: Rights = { ...OWN, territories: ['US-NJ'] };
  expect(refusalOfUse(nj, { markets: ['US'], now })).toContain('do not cover');
});

it('bars people under 25, or of unknown age, from markets that ask it', () => {
  const people: Rights = { ...OWN, people: 'adults-with-release' };
  expect(refusalOfUse(people, { markets: ['GB'], now })).toContain('25 or older');
  expect(refusalOfUse(people, { markets: ['US'], now })).toBeNull();
  expect(barredMarkets(people)).toEqual(['GB']);
  expect(barredMarkets({ ...people, everybodyIs25: true })).toEqual([]);
});
