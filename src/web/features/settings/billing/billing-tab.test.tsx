import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { creditRoutes } from '#contracts/routes/credits.ts';
import { idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { BillingTab } from './billing-tab.tsx';
import { BillingDetailsSections } from './billing-details-sections.tsx';

const SETTINGS = { billingName: null, billingAddress: null, taxId: null, lowBalanceCredits: 20 };

it.each(['a lot', '10.5'])('keeps the alert when “%s” is typed in its place', async (typed) => {
  const api = startFakeApi();
  api.on(billingRoutes.settings, () => SETTINGS);
  const { user } = renderScreen(<BillingDetailsSections />);
  const alert = await screen.findByLabelText('Credits');
  await user.clear(alert);
  await user.type(alert, typed);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Please enter a whole number of credits');
  expect(api.bodiesOf(billingRoutes.changeSettings)).toEqual([]);
});

it('reads thousands as they are written here', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.settings, () => SETTINGS);
  api.on(billingRoutes.changeSettings, () => SETTINGS);
  const { user } = renderScreen(<BillingDetailsSections />);
  const alert = await screen.findByLabelText('Credits');
  await user.clear(alert);
  await user.type(alert, '1,000');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.bodiesOf(billingRoutes.changeSettings)).toEqual([
      { ...SETTINGS, lowBalanceCredits: 1000 },
    ]),
  );
});

it('keeps what is typed while a save is under way, unsaved', async () => {
  const api = startFakeApi();
  const sent = Promise.withResolvers<void>();
  api.on(billingRoutes.settings, () => SETTINGS);
  api.on(billingRoutes.changeSettings, async () => {
    await sent.promise;
    return { ...SETTINGS, taxId: 'MT1' };
  });
  const { user } = renderScreen(<BillingDetailsSections />);
  await user.type(await screen.findByLabelText('Tax ID'), 'MT1');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.bodiesOf(billingRoutes.changeSettings)).toHaveLength(1));
  const address = screen.getByLabelText<HTMLTextAreaElement>('Address');
  await user.type(address, 'Valletta');
  sent.resolve();

  expect(await screen.findByText('Unsaved: Address')).toBeDefined();
  expect(address.value).toBe('Valletta');
});

it('shows the latest invoices, and what each person spent of their budget', async () => {
  const api = startFakeApi();
  api.on(billingRoutes.settings, () => SETTINGS);
  const invoice = (place: number) => ({
    id: idOf(place),
    number: `CR-${place}`,
    kind: 'invoice' as const,
  });
  const purchase = {
    creditsAwarded: 100,
    amount: 4900,
    status: 'completed' as const,
    createdAt: '2026-11-28T12:00:00.000Z',
    packageName: 'Starter',
    payableUntil: null,
  };
  api.on(creditRoutes.transactions, () => [
    { ...purchase, id: idOf(9), status: 'cancelled' as const, documents: [] },
    ...[4, 3, 2, 1].map((place) => ({ ...purchase, id: idOf(place), documents: [invoice(place)] })),
  ]);
  const spent = { userId: idOf(7), username: 'ida', spentCredits: 50, budgetCredits: 200 };
  api.on(billingRoutes.budgets, () => [
    spent,
    { ...spent, userId: idOf(8), username: 'bruno', budgetCredits: null },
  ]);
  renderScreen(<BillingTab />);
  await screen.findByText('50 of 200 credits spent');
  screen.getByText('50 credits spent, no budget');
  const buttons = await screen.findAllByRole('button', { name: /^Download Invoice/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['CR-4', 'CR-3', 'CR-2']);
});
