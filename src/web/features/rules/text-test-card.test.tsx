import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { complianceRoutes } from '#contracts/routes/compliance.ts';
import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';
import type { CustomRulesBody, RuleSetBody, RuleTrialBody } from '#contracts/schemas/rules.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { TextTestCard } from './text-test-card.tsx';

const RULES: RuleSetBody = { terms: [], allowedTerms: [], allowedBrands: [], severities: [] };
const DESK: CustomRulesBody = {
  scope: 'organization',
  number: 1,
  rules: RULES,
  policyVersion: '1',
  floor: [],
  severities: [],
  sharesExamples: false,
};
const CHANGED: RuleSetBody = {
  ...RULES,
  severities: [{ category: 'urgency', severity: 'block' }],
};
const FINDING = {
  category: 'urgency',
  severity: 'flag',
  excerpt: 'Last chance',
  message: 'Do not press people to bet.',
  suggestion: '',
} as const;

const TRIAL: RuleTrialBody = {
  asked: 1,
  changed: 1,
  changes: [],
  violations: null,
  harmless: null,
  examples: [
    { text: 'Last chance!', before: 'flag', after: 'block', messages: ['Refused from now on.'] },
  ],
};
const CHECK: CheckResponseBody = {
  decision: 'flag',
  findings: [FINDING, { ...FINDING, category: 'market', message: 'Closed there.' }],
  markets: [],
  policyVersion: '1',
  judgedBy: ['local'],
};

async function test(rules: RuleSetBody) {
  const api = startFakeApi();
  api.on(ruleRoutes.try, () => TRIAL);
  api.on(complianceRoutes.check, () => CHECK);
  const { user } = renderScreen(<TextTestCard desk={DESK} rules={rules} />);
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Last chance! ');
  await user.click(screen.getByRole('button', { name: 'Test' }));
  return { api, user, inForce: await screen.findByText('With the rules in force') };
}

it('says how the rules in force and the changed ones judge a text, and why', async () => {
  const { api, inForce } = await test(CHANGED);
  expect(inForce.textContent).toContain('Held');
  expect(inForce.nextElementSibling?.textContent).toContain('Do not press people to bet.');
  expect(inForce.nextElementSibling?.textContent).not.toContain('Closed there.');
  const markets = screen.getByText(/^In these markets/);
  expect(markets.nextElementSibling?.textContent).toContain('Closed there.');
  const changed = screen.getByText('With your changes');
  expect(changed.textContent).toContain('Blocked');
  expect(changed.nextElementSibling?.textContent).toContain('Refused from now on.');
  expect(api.bodiesOf(ruleRoutes.try)).toEqual([
    { rules: CHANGED, over: 'text', text: 'Last chance!' },
  ]);
  expect(api.bodiesOf(complianceRoutes.check)).toEqual([
    { prompt: 'Last chance!', brandId: null, advertises: 'online', markets: ['US'] },
  ]);
});

it('speaks of no changes where there are none, and of no result for another text', async () => {
  const { user } = await test(RULES);
  expect(screen.queryByText('With your changes')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'More');
  expect(screen.queryByText('With the rules in force')).toBeNull();
});
