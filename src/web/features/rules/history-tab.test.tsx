import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { RuleSetBody, RuleVersionBody } from '#contracts/schemas/rules.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { HistoryTab } from './history-tab.tsx';

const EMPTY: RuleSetBody = { terms: [], allowedTerms: [], allowedBrands: [], severities: [] };
const TERM = {
  phrase: 'golden hour',
  language: 'any',
  category: 'urgency',
  severity: 'block',
  reason: 'The name of a rival',
} as const;
const BRAND = { brand: 'Ferrari', licence: 'Contract 12', expiresOn: '2030-01-01' };

const version = (number: number, rules: Partial<RuleSetBody>): RuleVersionBody => ({
  number,
  note: '',
  restores: null,
  author: 'officer',
  createdAt: '2026-11-28T10:00:00.000Z',
  rules: { ...EMPTY, ...rules },
});

it('says what each version added and removed', async () => {
  startFakeApi().on(ruleRoutes.versions, () => [
    version(2, { allowedBrands: [BRAND] }),
    version(1, { terms: [TERM] }),
  ]);
  renderScreen(<HistoryTab />);
  const rows = await screen.findAllByRole('row');
  const [second, first] = rows.slice(1).map((row) => within(row));
  expect(second?.getByText('allowed brand “Ferrari” until 2030-01-01')).toBeTruthy();
  expect(second?.getByText(/^blocked “golden hour”, Any language/)).toBeTruthy();
  expect(first?.getByText('Added')).toBeTruthy();
  expect(first?.queryByText('Removed')).toBeNull();
});
