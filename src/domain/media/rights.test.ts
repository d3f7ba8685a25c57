import { expect, it } from 'vitest';

import { barredMarkets, mayBeSentTo, refusalsOfUse, type Rights } from '#domain/media/rights.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

const now = new Date('2026-06-01T12:00:00Z');
const name = 'lobby.jpg';
const OWN: Rights = {
  basis: 'own',
  territories: ['*'],
  channels: [],
  people: 'none',
  everybodyIs25: false,
  consentsToGambling: false,
  consentsToAi: false,
  outsideProviders: [],
  validUntil: null,
  withdrawnAt: null,
};
const RELEASED: Rights = { ...OWN, people: 'adults-with-release', consentsToGambling: true };

it('uses no file without a rights sheet', () => {
  expect(refusalsOfUse(null, { name, markets: ['US'], now })).toEqual([
    'Add the rights to “lobby.jpg” first.',
  ]);
  expect(refusalsOfUse(OWN, { name, markets: MARKET_CODES, now })).toEqual([]);
});

it('expire exactly when the rights end', () => {
  const ends = { ...OWN, validUntil: now };
  expect(refusalsOfUse(ends, { name, markets: ['US'], now })).toEqual([
    'The rights to “lobby.jpg” have expired.',
  ]);
  const before = new Date(now.getTime() - 1);
  expect(refusalsOfUse(ends, { name, markets: ['US'], now: before })).toEqual([]);
});

it('cover a country with its regions, and name every market that is not covered', () => {
  const rights = { ...OWN, territories: ['US', 'ES'] as const };
  expect(refusalsOfUse(rights, { name, markets: ['US-NJ', 'ES'], now })).toEqual([]);
  expect(refusalsOfUse(rights, { name, markets: ['GB', 'US', 'MT'], now })).toEqual([
    'The rights to “lobby.jpg” do not cover United Kingdom (Great Britain) and Malta.',
  ]);
  const onlyNewJersey = { ...OWN, territories: ['US-NJ'] as const };
  expect(barredMarkets(onlyNewJersey)).toContain('US');
});

it('require consent of people shown, and in Great Britain that they are 25', () => {
  expect(refusalsOfUse(RELEASED, { name, markets: ['GB', 'US'], now })).toEqual([
    expect.stringContaining('Great Britain) must not show anyone under 25'),
  ]);
  expect(barredMarkets(RELEASED)).toEqual(['GB']);
  expect(barredMarkets({ ...RELEASED, everybodyIs25: true })).toEqual([]);
  const unasked = { ...RELEASED, consentsToGambling: false };
  expect(refusalsOfUse(unasked, { name, markets: ['US', 'MT'], now })).toEqual([
    'The people in “lobby.jpg” have not consented to appear in gambling advertising.',
  ]);
});

it('end when a release is withdrawn, however long the rights were granted for', () => {
  const withdrawn = { ...RELEASED, validUntil: new Date('2099-01-01'), withdrawnAt: now };
  expect(refusalsOfUse(withdrawn, { name, markets: ['US'], now })).toEqual([
    'A release for “lobby.jpg” was withdrawn.',
  ]);
});

it('cover the listed channels, or all if none are listed', () => {
  const signage = { ...OWN, channels: ['signage'] };
  const asked = { name, markets: ['US'], now } as const;
  expect(refusalsOfUse(signage, asked)).toEqual([]);
  expect(refusalsOfUse(signage, { ...asked, channel: 'signage' })).toEqual([]);
  expect(refusalsOfUse(OWN, { ...asked, channel: 'web' })).toEqual([]);
  expect(refusalsOfUse(signage, { ...asked, channel: 'web' })).toEqual([
    'The rights to “lobby.jpg” do not cover websites and public links.',
  ]);
});

it('allow sending to the listed models if AI may alter the file, while the rights last', () => {
  const named = { ...OWN, consentsToAi: true, outsideProviders: ['Kling 2.6', 'fal'] };
  expect(mayBeSentTo(named, 'fal', now)).toBe(true);
  expect(mayBeSentTo(named, ' kling  2.6 ', now)).toBe(true);
  expect(mayBeSentTo(named, 'fal-ai', now)).toBe(false);
  expect(mayBeSentTo({ ...named, consentsToAi: false }, 'fal', now)).toBe(false);
  expect(mayBeSentTo({ ...named, outsideProviders: [] }, 'fal', now)).toBe(false);
  expect(mayBeSentTo({ ...named, validUntil: now }, 'fal', now)).toBe(false);
  expect(mayBeSentTo({ ...named, withdrawnAt: now }, 'fal', now)).toBe(false);
  expect(mayBeSentTo(null, 'fal', now)).toBe(false);
});
