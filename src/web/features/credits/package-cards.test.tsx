import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { creditRoutes } from '#contracts/routes/credits.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { PackageCards } from './package-cards.tsx';

const NOTHING_SET = { billingName: null, billingAddress: null, taxId: null, lowBalanceCredits: 20 };
const buyStarter = () => screen.getByRole('button', { name: 'Buy Starter' });

function startShop() {
  const api = startFakeApi();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => assign.mockRestore());
  api.on(billingRoutes.settings, () => NOTHING_SET);
  api.on(creditRoutes.purchase, () => ({ checkoutUrl: '/checkout' }));
  return { api, assign };
}

it('saves whom the first invoice names before it goes to the checkout', async () => {
  const { api, assign } = startShop();
  api.on(billingRoutes.changeSettings, () => NOTHING_SET);
  const { user } = renderScreen(<PackageCards isFirstPurchase />);
  await user.type(screen.getByLabelText('Name on invoices'), 'Grand Aurora LLC ');
  await user.click(buyStarter());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout'));
  expect(api.bodiesOf(billingRoutes.changeSettings)).toEqual([
    { ...NOTHING_SET, billingName: 'Grand Aurora LLC' },
  ]);
  const changes = api.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  expect(changes).toEqual([billingRoutes.changeSettings.path, creditRoutes.purchase.path]);
});

it('goes to the checkout at once where nobody fills that in', async () => {
  const { api, assign } = startShop();
  const { user } = renderScreen(<PackageCards isFirstPurchase />);
  await user.click(buyStarter());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout'));
  expect(api.bodiesOf(billingRoutes.changeSettings)).toEqual([]);
});

it('buys nothing where the details are refused, and says why at the field', async () => {
  const { api } = startShop();
  const message = 'Must be text of at most 40 characters';
  api.on(billingRoutes.changeSettings, () =>
    failure(400, { code: 'validation_failed', message, issues: [{ path: 'taxId', message }] }),
  );
  const { user } = renderScreen(<PackageCards isFirstPurchase />);
  await user.type(screen.getByLabelText('Tax ID'), 'X');
  await user.click(buyStarter());
  await waitFor(() =>
    expect(screen.getByLabelText('Tax ID').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(api.bodiesOf(creditRoutes.purchase)).toEqual([]);
});

it('says what sets the packages apart outside their lists', () => {
  startShop();
  renderScreen(<PackageCards isFirstPurchase />);
  const sizes = screen.getAllByText(/^Videos up to/).map(({ textContent }) => textContent);
  expect(sizes).toEqual(['Videos up to 720p', 'Videos up to 1080p', 'Videos up to 2160p']);
});

it('asks for no details later, nor of somebody who may not buy', () => {
  startShop();
  renderScreen(<PackageCards isFirstPurchase={false} />);
  expect(screen.queryByLabelText('Name on invoices')).toBeNull();
  renderScreen(<PackageCards isFirstPurchase />, { role: 'creator' });
  expect(screen.queryByLabelText('Name on invoices')).toBeNull();
});
