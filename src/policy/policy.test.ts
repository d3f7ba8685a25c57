import { expect, it } from 'vitest';

import { MARKET_CODES } from '#domain/markets/markets.ts';
import { POLICY, basisOf } from './policy.ts';

it.each([
  [['US'], null],
  [['US-NJ'], 'N.J.A.C. 13:69C-14.2(d)'],
  [['GB', 'CA-ON'], 'AGCO 2.05; LCCP SR 5.1.1 (19 Jan 2026)'],
] as const)('names the sources that apply in %j alone', (markets, basis) => {
  const { message } = POLICY.misleading_bonus;
  expect(basisOf({ category: 'misleading_bonus', message }, markets)).toBe(basis);
});

it('names the rules of a country in its states, and those of all markets', () => {
  const { message } = POLICY.minors_appeal;
  expect(basisOf({ category: 'minors_appeal', message }, ['US-NV'])).toBe(
    'AGA code; TikTok/Google ad policy',
  );
});

it('has no sources for what others added to the policy', () => {
  expect(basisOf({ category: 'misleading_bonus', message: 'Not in our house' }, ['GB'])).toBeNull();
});

it('knows every market that a source names', () => {
  const areas = Object.values(POLICY).flatMap(({ basis }) => basis.flatMap((row) => row.markets));
  expect(
    areas.filter((area) => area !== '*' && !MARKET_CODES.some((code) => code === area)),
  ).toEqual([]);
});
