import { describe, expect, it } from 'vitest';

import { categoryOfRejection, countDecisions, type DecidedText } from './decision-counts.ts';

const decided = (changed: Partial<DecidedText>): DecidedText => ({
  language: 'en',
  findings: [],
  isAllowed: false,
  because: null,
  isOtherwiseRejected: false,
  ...changed,
});
const held = [{ category: 'urgency', severity: 'flag' }] as const;
const NONE = { falseStops: 0, rightStops: 0, misses: 0 };

describe('countDecisions', () => {
  it('counts held and then allowed texts as false stops, by language', () => {
    const texts = [
      decided({ findings: held, isAllowed: true }),
      decided({ findings: held, isAllowed: true, language: 'de' }),
    ];
    expect(countDecisions(texts)).toEqual([
      { ...NONE, category: 'urgency', language: 'en', falseStops: 1 },
      { ...NONE, category: 'urgency', language: 'de', falseStops: 1 },
    ]);
  });

  it('counts texts rejected for another category as a miss of that one', () => {
    const texts = [
      decided({ because: 'risk_free' }),
      decided({ findings: held, because: 'risk_free' }),
      decided({ findings: held, because: 'urgency' }),
    ];
    expect(countDecisions(texts)).toEqual([
      { ...NONE, category: 'risk_free', language: 'en', misses: 2 },
      { ...NONE, category: 'urgency', language: 'en', rightStops: 1 },
    ]);
  });

  it('ignores decisions that say nothing about the judge', () => {
    expect(
      countDecisions([
        decided({ isAllowed: true }),
        decided({}),
        decided({ findings: held, isOtherwiseRejected: true }),
        decided({ findings: [{ category: 'market', severity: 'flag' }], isAllowed: true }),
      ]),
    ).toEqual([]);
  });
});

describe('categoryOfRejection', () => {
  it.each([
    ['Claims there is no risk', 'risk_free'],
    ['Claims there is no risk: see the last line', 'risk_free'],
    ['Quality', null],
    ['Claims there is no risky business', null],
    [null, null],
  ])('%s: %s', (reason, category) => {
    expect(categoryOfRejection(reason)).toBe(category);
  });
});
