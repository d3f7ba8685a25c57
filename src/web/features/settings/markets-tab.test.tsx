import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { marketRoutes } from '#contracts/routes/markets.ts';
import type { MarketBody, MarketsResponseBody } from '#contracts/schemas/market.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { MarketsTab } from './markets-tab.tsx';

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

const OPEN = {
  advertising: 'permitted',
  isAdvertisingConfirmed: true,
  closedBecause: null,
  isResearched: true,
  fields: [],
  missing: ['everything'],
  sources: [LINE],
} satisfies MarketBody['online'];

const CLOSED = {
  ...OPEN,
  isAdvertisingConfirmed: false,
  closedBecause: 'We found no source.',
  sources: [],
} satisfies MarketBody['online'];

const ANSWER: MarketsResponseBody = {
  markets: [
    { code: 'US-NJ', name: 'New Jersey', languages: ['en'], online: OPEN, venue: OPEN },
    { code: 'FR', name: 'France', languages: ['fr'], online: CLOSED, venue: CLOSED },
  ],
  due: [{ ...LINE, market: 'US-NJ' }],
  languagesWithoutHomeMarket: { online: [], venue: [] },
};

function open() {
  startFakeApi().on(marketRoutes.list, () => ANSWER);
  return renderScreen(<MarketsTab />);
}

it('shows what videos carry in open markets, and nothing of the research behind it', async () => {
  const { user } = open();
  const row = await screen.findByRole('row', { name: /New Jersey/ });
  expect(row.textContent).toContain(LINE.value);
  expect(row.textContent).toContain('Checked Nov 20, 2026');
  expect(row.textContent).not.toContain('check due');
  expect(screen.queryByText(/Market research|everything|Nothing was seen|stored copy/)).toBeNull();

  await user.type(screen.getByRole('searchbox'), 'france');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Not available yet').closest('details')?.open).toBe(true);
});

it('tells the operator how much of a market is due to be checked again', async () => {
  open();
  act(() => updateOrganization({ isOperator: true }));
  const row = await screen.findByRole('row', { name: /New Jersey/ });
  expect(within(row).getAllByText('1 check due')).not.toEqual([]);
  screen.getByText(/^1 rule is due to be checked again, since Nov 22, 2026\./);
});

it('filters by how good the source of the lines is', async () => {
  const { user } = open();
  await screen.findByRole('row', { name: /New Jersey/ });
  await user.click(screen.getByRole('combobox', { name: 'Sources' }));
  await user.click(await screen.findByRole('option', { name: 'Primary' }));
  expect(screen.queryByRole('row', { name: /New Jersey/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Sources' }));
  await user.click(await screen.findByRole('option', { name: 'Secondary' }));
  expect(screen.getByRole('row', { name: /New Jersey/ })).toBeDefined();
});
