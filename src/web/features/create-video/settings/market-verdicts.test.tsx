import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import { signIn } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { MarketVerdicts } from './market-verdicts.tsx';

const FACT = {
  id: 'us-nv-age',
  kind: 'age',
  value: '21',
  quote: null,
  source: 'Nevada Gaming Commission',
  address: 'https://example.com/rules',
  published: null,
  evidence: 'primary',
  checkedOn: '2026-01-01',
  checkedBy: 'person',
  expiresOn: '2026-06-01',
  isDue: true,
};

const NEVADA = {
  code: 'US-NV',
  name: 'Nevada',
  decision: 'allow',
  age: 21,
  line: null,
  helpline: null,
  bannedClaims: [],
  duties: [],
  findings: [],
  checkedOn: '2026-01-01',
  advertising: 'permitted',
  isAdvertisingConfirmed: true,
  closedBecause: null,
  isResearched: true,
  fields: [],
  missing: ['Size of the helpline'],
  sources: [FACT, { ...FACT, id: 'us-nv-line' }],
} as unknown as MarketVerdictBody;

it('names the sources of a market once, and tells the operator alone how they were researched', () => {
  renderScreen(<MarketVerdicts verdicts={[NEVADA]} />);
  expect(screen.getAllByText('Nevada Gaming Commission')).toHaveLength(1);
  expect(screen.queryByText(/due to be checked/)).toBeNull();
  expect(screen.queryByText('Size of the helpline')).toBeNull();

  const login = exampleLogin('owner');
  act(() => signIn({ ...login, organization: { ...login.organization, isOperator: true } }));
  screen.getByText('2 facts are due to be checked again.');
  screen.getByText('Size of the helpline');
});
