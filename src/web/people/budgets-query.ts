import { queryOptions } from '@tanstack/react-query';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { callAll } from '#web/api/client.ts';

/** What each member may spend in a month, and has spent. */
export const budgetsQuery = queryOptions({
  queryKey: [billingRoutes.budgets.path],
  queryFn: ({ signal }) => callAll(billingRoutes.budgets, { signal }),
  refetchOnMount: 'always',
});
