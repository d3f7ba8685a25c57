import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { Severities } from './severities.tsx';

it('locks what is never allowed on top of the categories', () => {
  const rules = { terms: [], allowedTerms: [], allowedBrands: [], severities: [] };
  const desk = {
    scope: 'platform',
    number: 0,
    sharesExamples: false,
    rules,
    policyVersion: '1',
    floor: ['guaranteed_win'],
    severities: [
      { category: 'urgency', severity: 'flag' },
      { category: 'guaranteed_win', severity: 'block' },
    ],
  } as const;
  renderScreen(
    <Severities
      desk={{ ...desk, floor: [...desk.floor], severities: [...desk.severities] }}
      rules={rules}
      onChange={() => undefined}
    />,
  );
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('Promises a win');
  expect(first?.textContent).toContain('Cannot be changed');
  expect(first && within(first).queryByRole('combobox')).toBeNull();
  expect(second && within(second).getByRole('combobox')).toBeDefined();
});
