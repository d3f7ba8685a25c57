import { expect, it } from 'vitest';

import { policyVersionOf, withoutRules } from './policy-version.ts';

it.each([
  [{ platform: 0, own: 0 }, '2026-11-22.7'],
  [{ platform: 3, own: 0 }, '2026-11-22.7+rules.3'],
  [{ platform: 0, own: 2 }, '2026-11-22.7+rules.0.2'],
  [{ platform: 3, own: 2 }, '2026-11-22.7+rules.3.2'],
])('rules %j make the version %s', (rules, version) => {
  expect(policyVersionOf('2026-11-22.7', rules)).toBe(version);
  expect(withoutRules(version)).toBe('2026-11-22.7');
  expect(withoutRules(`${version}+model-4.1`)).toBe('2026-11-22.7+model-4.1');
});
