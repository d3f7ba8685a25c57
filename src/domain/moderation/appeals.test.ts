import { describe, expect, it } from 'vitest';

import type { FindingCategory, Severity } from '#domain/moderation/verdict.ts';

import { appealStatusAt, canBeAppealed, findingsNotOverruled } from './appeals.ts';

const finding = (category: FindingCategory, severity: Severity = 'block') => ({
  category,
  severity,
  excerpt: '',
  message: '',
  suggestion: '',
});

it('is for refusals that a person can overrule: not the floor, nor missing rights to a file', () => {
  expect(canBeAppealed([finding('misleading_bonus')])).toBe(true);
  expect(canBeAppealed([finding('misleading_bonus'), finding('media', 'flag')])).toBe(true);
  expect(canBeAppealed([finding('misleading_bonus'), finding('media')])).toBe(false);
  expect(canBeAppealed([finding('misleading_bonus'), finding('guaranteed_win')])).toBe(false);
  expect(canBeAppealed([finding('misleading_bonus', 'flag')])).toBe(false);
});

describe('an overruled refusal', () => {
  const found = finding('misleading_bonus');
  const held = finding('urgency', 'flag');
  const overruled = [{ policyVersion: '1+rules.0.1', findings: [found, held] }];
  const left = (...findings: (typeof found)[]) =>
    findingsNotOverruled({ policyVersion: '1+rules.0.2', findings }, overruled);

  it('covers its own findings under other rules, and milder ones', () => {
    expect(left(found, held)).toEqual([]);
    expect(left({ ...found, severity: 'flag' })).toEqual([]);
  });

  it.each([
    { ...held, severity: 'block' },
    { ...found, excerpt: 'free' },
    { ...found, message: 'Not in this house.' },
    { ...found, category: 'risk_free' },
  ] as const)('does not cover %j', (other) => {
    expect(left(found, other)).toEqual([other]);
  });

  it('covers everything under the same version', () => {
    const refusal = { policyVersion: '1+rules.0.1', findings: [finding('urgency')] };
    expect(findingsNotOverruled(refusal, overruled)).toEqual([]);
  });
});

it.each([
  ['waiting', null, true, 'waiting'],
  ['waiting', null, false, 'expired'],
  ['allowed', 2, true, 'allowed'],
  ['allowed', 1, true, 'expired'],
  ['allowed', 2, false, 'expired'],
  ['upheld', null, false, 'upheld'],
] as const)('%s until %j, current policy %j: %s', (status, until, isPolicyCurrent, shown) => {
  const expiresAt = until === null ? null : new Date(until);
  expect(appealStatusAt({ status, expiresAt, isPolicyCurrent }, new Date(1))).toBe(shown);
});
