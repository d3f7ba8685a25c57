import { expect, it } from 'vitest';

import type { FindingCategory, Severity } from '#domain/verdict.ts';

import { canBeAppealed } from './appeals.ts';

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
