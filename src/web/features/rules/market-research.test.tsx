import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { marketRoutes } from '#contracts/routes/markets.ts';
import type { MarketBody, MarketsResponseBody } from '#contracts/schemas/market.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { MarketResearch } from './market-research.tsx';

const LINE = {
  id: 'line',
  kind: 'line',
  value: 'Gambling problem? Call 1-800-GAMBLER',
  quote: null,
  source: 'N.J.A.C. 13:69C-14.2',
  address: 'https://regulations.example',
  published: null,
  evidence: 'secondary',
  checkedOn: '2026-11-20',
  checkedBy: 'stored copy',
  expiresOn: '2026-11-22',
  isDue: true,
} as const;

const STANDING = {
  advertising: 'permitted',
  isAdvertisingConfirmed: false,
  closedBecause: 'We found no source.',
  isResearched: true,
  fields: [],
  missing: ['everything'],
  sources: [],
} satisfies MarketBody['online'];

const ANSWER: MarketsResponseBody = {
  markets: [{ code: 'FR', name: 'France', languages: ['fr'], online: STANDING, venue: STANDING }],
  due: [{ ...LINE, market: 'US-NJ' }],
  languagesWithoutHomeMarket: { online: [], venue: [] },
};

it('shows what is due to be checked and what was not found', async () => {
  startFakeApi().on(marketRoutes.list, () => ANSWER);
  const { container } = renderScreen(<MarketResearch />);
  expect(await screen.findByText('Due to be checked (1)')).toBeTruthy();
  const market = screen.getByText('New Jersey').closest('summary');
  expect(market?.textContent).toBe('New Jersey 1 fact, since Nov 22, 2026');
  expect(container.textContent).toContain('We found no source. Missing: everything.');
});
