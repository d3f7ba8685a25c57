import { queryOptions } from '@tanstack/react-query';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { call } from '#web/api/client.ts';
import type { Budget } from '#web/features/create-video/order/checkout.tsx';

/** Read anew with every visit: others may have changed it. */
export const ownBudgetQuery = queryOptions({
  queryKey: ['/api/billing/budget'],
  queryFn: ({ signal }) => call(billingRoutes.ownBudget, { signal }),
  refetchOnMount: 'always',
  select: ({ budgetCredits, spentCredits }): Budget | null =>
    budgetCredits === null ? null : { limit: budgetCredits, spent: spentCredits },
});
