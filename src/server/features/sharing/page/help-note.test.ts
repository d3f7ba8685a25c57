import { expect, it } from 'vitest';

import { knownHelpline } from '#domain/markets/helpline.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

import { helplineAddress } from './help-note.ts';

it.each([
  ['sos-spielsucht.ch', 'https://sos-spielsucht.ch'],
  ['1-800-GAMBLER', 'tel:18004262537'],
  ['(888) 789-7777', 'tel:8887897777'],
  ['+41 800 040 080', 'tel:+41800040080'],
  ['ask a friend', null],
])('leads from %s to %s', (value, address) => {
  expect(helplineAddress(value)).toBe(address);
});

it('leads from the helpline of each market to a website or a number that can be dialed', () => {
  const helplines = MARKET_CODES.flatMap((code) => knownHelpline(code)?.number ?? []);
  expect(helplines).not.toEqual([]);
  for (const helpline of helplines) {
    const website = `https://${helpline}`;
    const isWebsite = /\.[a-z]+$/.test(helpline);
    expect(helplineAddress(helpline)).toMatch(isWebsite ? website : /^tel:\+?\d{4,14}$/);
  }
});
