import { describe, expect, it, test } from 'vitest';

import { MINIMUM_AGE } from '../people/age.ts';
import { ADVERTISES } from './advertises.ts';
import { helplineOf } from './helpline.ts';
import { LICENSEE_FIELDS } from './licensee.ts';
import type { RuleKind } from './market-rule.ts';
import { MARKET_RULES, isDue, rulesOf, valuesOf } from './market-rules.ts';
import { audienceAge, isOpen, languagesWithoutHomeMarket, statusOf } from './market-status.ts';
import { MARKET_CODES, type MarketCode } from './markets.ts';

/** Digits on a phone keypad, so that 1-800-GAMBLER and (800) 426-2537 are the same number. */
function digitsOf(number: string): string {
  const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
  const digitOf = (letter: string) => String(keys.findIndex((key) => key.includes(letter)) + 2);
  return number
    .replaceAll(/[ ()-]/g, '')
    .replaceAll(/[A-Z]/g, digitOf)
    .replace(/^1(?=\d{10}$)/, '');
}

/** Phone numbers, with or without letters, but neither ages nor SMS short codes. */
const PHONE_NUMBER = /\(\d+\) \d+-\d+|\b\d+(?:[ -][\dA-Z]+)+|\b\d{3,4}\b/g;
const NOWHERE = 'nobody';

describe.each(MARKET_RULES)('the rule $id', (rule) => {
  it('says where, when and how it was found, and how long that is valid', () => {
    const { source, evidence, checkedBy, checkedOn, expiresOn } = rule;
    expect(source !== undefined && source !== '').toBe(evidence !== 'none');
    expect(checkedBy === NOWHERE).toBe(evidence === 'none');
    expect(rule.quote === undefined || source !== undefined).toBe(true);
    expect(Date.parse(checkedOn)).toBeLessThanOrEqual(Date.now());
    expect(expiresOn >= checkedOn).toBe(true);
  });

  it('has a value of its kind', () => {
    const { kind, value } = rule;
    const known: Partial<Record<typeof kind, RegExp>> = {
      status: /^(permitted|restricted|prohibited|unknown)$/,
      age: /^(18|19|20|21)$/,
      'screen-age': /^(18|19|20)$/,
      strip: /^0\.\d+$/,
      throughout: /^true$/,
      field: new RegExp(`^(${LICENSEE_FIELDS.join('|')})$`),
    };
    expect(value).toMatch(known[kind] ?? /^\S.*\S$/su);
    expect(kind !== 'line' || rule.basis !== undefined).toBe(true);
  });
});

describe('the rules', () => {
  it('have unique ids, and one status for each market and each thing advertised', () => {
    expect(new Set(MARKET_RULES.map(({ id }) => id)).size).toBe(MARKET_RULES.length);
    for (const code of MARKET_CODES) {
      for (const kind of ADVERTISES) expect(valuesOf(code, kind, 'status')).toHaveLength(1);
    }
  });

  it.each(ADVERTISES)(
    'open no market for a %s whose law requires a lower age on screen',
    (kind) => {
      for (const code of MARKET_CODES.filter((one) => isOpen(one, kind))) {
        expect(valuesOf(code, kind, 'screen-age')).toEqual([]);
      }
    },
  );

  it('open venues by the rule itself, never by secondary sources', () => {
    for (const code of MARKET_CODES.filter((one) => isOpen(one, 'venue'))) {
      const status = rulesOf(code, 'venue').find(({ kind }) => kind === 'status');
      expect([code, status?.evidence]).toEqual([code, 'primary']);
    }
  });

  it('print no age, and no number except a helpline found in a source', () => {
    for (const line of MARKET_RULES.filter(({ kind }) => kind === 'line')) {
      expect(line.value).not.toMatch(/\b\d{2}\s?\+|\+\s?\d{2}\b/);
      const numbers = rulesOf(line.market)
        .filter(({ kind }) => kind === 'helpline')
        .map(({ value }) => digitsOf(value));
      for (const [printed] of line.value.matchAll(PHONE_NUMBER))
        expect(numbers.includes(digitsOf(printed)) || line.value.includes('HOPENY')).toBe(true);
    }
  });

  it.each(ADVERTISES)('have a row for the sentence that a film for a %s prints', (kind) => {
    for (const code of MARKET_CODES.filter((one) => isOpen(one, kind))) {
      expect([code, valuesOf(code, kind, 'line')]).toEqual([code, [expect.any(String)]]);
    }
  });

  it('name a source, its location and its checker for everything that a film prints', () => {
    const printed: readonly RuleKind[] = ['line', 'helpline', 'field', 'strip', 'throughout'];
    for (const { id, kind, source, address, checkedBy } of MARKET_RULES) {
      if (!printed.includes(kind)) continue;
      expect([id, source, address, checkedBy]).toEqual([
        id,
        expect.any(String),
        expect.any(String),
        expect.not.stringMatching(NOWHERE),
      ]);
    }
  });

  it('list what is due to be checked', () => {
    const due = MARKET_RULES.filter((rule) => isDue(rule, '2026-11-22'));
    expect(due.filter(({ kind }) => kind === 'helpline').length).toBeGreaterThan(10);
    expect(MARKET_RULES.some((rule) => !isDue(rule, '2026-11-22'))).toBe(true);
  });
});

describe('venues', () => {
  const FLOORS = ['US-NV', 'US-NY', 'US-CA', 'US-OH', 'US-CO', 'US-MD', 'US-IL'] as const;

  it.each(FLOORS)('are open in %s, although online is not', (code) => {
    expect([isOpen(code, 'venue'), isOpen(code, 'online')]).toEqual([true, false]);
  });

  it.each(['US-MA', 'US-OTHER', 'FR', 'IN', 'DEFAULT'] as const)('stay closed in %s', (code) => {
    const { closedBecause, isConfirmed } = statusOf(code, 'venue');
    expect(closedBecause).toContain('not confirmed');
    expect(isConfirmed).toBe(false);
  });
});

describe('online casinos', () => {
  it.each(['NL', 'US-ME'] as const)(
    'are not advertised in %s while that is unconfirmed',
    (code) => {
      expect(isOpen(code, 'online')).toBe(false);
    },
  );

  it.each(['SG', 'MO'] as const)('are not advertised in %s at all, nor are venues', (code) => {
    expect(ADVERTISES.map((kind) => isOpen(code, kind))).toEqual([false, false]);
  });

  it.each(['US-DE', 'US-RI', 'US-WV'] as const)(
    'report in %s that the rule itself was not found',
    (code) => {
      expect(statusOf(code, 'online')).toMatchObject({ closedBecause: null, isResearched: false });
      expect(statusOf('US-NJ', 'online')).toMatchObject({
        closedBecause: null,
        isResearched: true,
      });
    },
  );
});

it('lists the languages that no open market speaks', () => {
  const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh'];
  expect(languagesWithoutHomeMarket(languages, 'online')).toEqual(['pt', 'zh']);
  expect(languagesWithoutHomeMarket(languages, 'venue')).toEqual(['es', 'pt', 'zh']);
});

it('requires the highest age among markets, and at least 21', () => {
  for (const code of MARKET_CODES) expect(audienceAge([code])).toBe(MINIMUM_AGE);
  expect(audienceAge([])).toBe(21);
});

const NATIONAL = '1-800-MY-RESET';

/**
 * The numbers people are told to call: only those found in a source, else the country's for a US
 * state.
 */
const HELPLINES: Partial<Record<MarketCode, string | null>> = {
  GB: '0808 8020 133',
  US: NATIONAL,
  'US-NJ': '1-800-GAMBLER',
  'US-PA': '1-800-GAMBLER',
  'US-MI': '1-800-GAMBLER',
  'US-NV': NATIONAL,
  'US-NY': '1-877-8-HOPENY',
  'US-MA': '1-800-327-5050',
  'US-CT': '(888) 789-7777',
  'US-DE': NATIONAL,
  'US-WV': '1-800-GAMBLER',
  'US-RI': '1-800-GAMBLER',
  'US-ME': NATIONAL,
  'US-CA': '1-800-GAMBLER',
  'US-MO': '1-888-BETSOFF',
  'US-OTHER': NATIONAL,
  'CA-ON': '1-866-531-2600',
  MT: '1777',
  ES: null,
  IT: '800 558822',
  NL: null,
  DE: '0800 1 37 27 00',
  AU: '1800 858 858',
  DEFAULT: null,
};

test.each(Object.entries(HELPLINES) as [MarketCode, string | null][])(
  'the helpline of %s is as listed above',
  (code, number) => {
    expect(helplineOf(code).number).toBe(number);
  },
);
