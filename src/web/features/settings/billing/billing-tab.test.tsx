import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

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
