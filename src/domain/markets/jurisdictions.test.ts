import { describe, expect, it, test } from 'vitest';

import { MINIMUM_AGE } from '../age.ts';
import { helplineOf } from './helpline.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { JURISDICTIONS, JURISDICTIONS_CHECKED_ON } from './jurisdictions.ts';
import { audienceAge, MARKET_CODES, type MarketCode } from './markets.ts';

const ROWS: readonly Jurisdiction[] = JURISDICTIONS;

/** The keypad's digits, so that 1-800-GAMBLER and 1-800-426-2537 are the same number. */
function digitsOf(number: string): string {
  const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
  const digitOf = (letter: string) => String(keys.findIndex((key) => key.includes(letter)) + 2);
  return number.replaceAll(/[ -]/g, '').replaceAll(/[A-Z]/g, digitOf);
}

/** Numbers to call, with letters or without; neither ages nor codes to text to. */
const PHONE_NUMBER = /\b\d+(?:[ -][\dA-Z]+)+|\b\d{3,4}\b/g;
const ABROAD = /^\d{4,12}$/;
const NORTH_AMERICA = /^(?:1\d{10}|\d11)$/;

describe.each(ROWS)('the rules of $code', (row) => {
  it('name a source, or say that nothing was seen in one', () => {
    const namesSource = /\b[\w-]+\.[a-z]{2,}\b/.test(row.source);
    const admitsNone = !row.verified && row.unverifiedFields.includes('all');
    expect(namesSource || admitsNone).toBe(true);
  });

  it('ask for an age that a law can ask for', () => {
    expect([18, 19, 20, 21]).toContain(row.minAge);
  });

  it('have a line exactly where they say what it is based on', () => {
    expect(row.message === '').toBe(row.messageBasis === 'none');
    expect(row.message).toBe(row.message.trim());
    expect(row.messageBasis !== 'mandated' || row.verified).toBe(true);
  });

  it('have a helpline that can be dialled, and print no other', () => {
    const { code, helplineNumber, message } = row;
    const isNorthAmerican = /^(?:US|CA)\b/.test(code);
    const wanted = isNorthAmerican ? NORTH_AMERICA : ABROAD;
    const numbers = helplineNumber === '' ? [] : [helplineNumber];
    for (const number of numbers) {
      expect(digitsOf(number)).toMatch(wanted);
      expect(row.helplineName).not.toBe('');
    }
    for (const [printed] of message.matchAll(PHONE_NUMBER))
      expect(digitsOf(printed)).toBe(digitsOf(helplineNumber));
  });

  it('print no age but their own', () => {
    for (const [, before, after] of row.message.matchAll(/\b(\d{2})\+|\+(\d{2})\b/g))
      expect(Number(before ?? after)).toBe(row.minAge);
  });
});

describe('the markets', () => {
  it('have each code once, and were compared with their sources on a day of the past', () => {
    expect(new Set(MARKET_CODES).size).toBe(ROWS.length);
    expect(JURISDICTIONS_CHECKED_ON).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(JURISDICTIONS_CHECKED_ON)).toBeLessThan(Date.now());
  });

  it('ask for the highest age among them, and for no less than 21', () => {
    for (const code of MARKET_CODES) expect(audienceAge([code])).toBe(MINIMUM_AGE);
    expect(audienceAge([])).toBe(21);
  });
});

const NATIONAL = '1-800-MY-RESET';

/** What people are told to call: only what was seen in a source, a US state's else the country's. */
const HELPLINES: Record<MarketCode, string | null> = {
  GB: '0808 8020 133',
  US: NATIONAL,
  'US-NJ': '1-800-GAMBLER',
  'US-PA': '1-800-GAMBLER',
  'US-MI': '1-800-GAMBLER',
  'US-NV': NATIONAL,
  'US-NY': '1-877-8-HOPENY',
  'US-MA': '1-800-327-5050',
  'US-CT': '1-888-789-7777',
  'US-DE': NATIONAL,
  'US-WV': '1-800-GAMBLER',
  'US-RI': NATIONAL,
  'US-ME': NATIONAL,
  'US-CA': NATIONAL,
  'US-OTHER': NATIONAL,
  'CA-ON': '1-866-531-2600',
  MT: '1777',
  ES: null,
  IT: '800 558822',
  NL: null,
  DE: null,
  AU: '1800 858 858',
  BE: null,
  FR: null,
  IN: null,
  JP: null,
  CN: null,
  DEFAULT: null,
};

test.each(MARKET_CODES)('the helpline of %s is as told above', (code) => {
  expect(helplineOf(code).number).toBe(HELPLINES[code]);
});
