import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { BillingDetailsSections } from './billing-details-sections.tsx';
import { BudgetsSection } from './budgets-section.tsx';

const SETTINGS = { billingName: null, billingAddress: null, taxId: null, lowBalanceCredits: 20 };

it.each(['a lot', '10.5'])('keeps a limit when “%s” is typed in its place', async (typed) => {
  const api = startFakeApi();
  api.on(billingRoutes.settings, () => SETTINGS);
  api.on(billingRoutes.budgets, () => [
    { userId: idOf(9), username: 'croupier', spentCredits: 0, budgetCredits: 2500 },
  ]);
  const { user } = renderScreen(
    <>
      <BillingDetailsSections />
      <BudgetsSection />
    </>,
  );
  const alert = await screen.findByLabelText('Credits');
  const budget = await screen.findByLabelText('Monthly budget of croupier, in credits');
  await user.clear(alert);
  await user.type(alert, typed);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.clear(budget);
  await user.type(budget, typed);
  await user.click(screen.getByRole('button', { name: 'Save the budget of croupier' }));
  await waitFor(() =>
    expect(screen.getAllByText('Please enter a whole number of credits')).toHaveLength(2),
  );
  expect(api.bodiesOf(billingRoutes.changeSettings)).toEqual([]);
  expect(api.bodiesOf(billingRoutes.setBudget)).toEqual([]);
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

it('has nothing to save once a budget written with thousands is saved', async () => {
  const api = startFakeApi();
  let budgetCredits = 2500;
  api.on(billingRoutes.budgets, () => [
    { userId: idOf(9), username: 'croupier', spentCredits: 0, budgetCredits },
  ]);
  api.on(billingRoutes.setBudget, () => {
    budgetCredits = 5000;
    return undefined;
  });
  const { user } = renderScreen(<BudgetsSection />);
  const budget = await screen.findByLabelText('Monthly budget of croupier, in credits');
  const save = screen.getByRole('button', { name: 'Save the budget of croupier' });
  await user.clear(budget);
  await user.type(budget, '5,000');
  expect(save).toHaveProperty('disabled', false);
  await user.click(save);
  await waitFor(() => expect(save).toHaveProperty('disabled', true));
});
