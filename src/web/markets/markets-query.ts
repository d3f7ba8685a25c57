import { queryOptions } from '@tanstack/react-query';

import { marketRoutes } from '#contracts/routes/markets.ts';
import { call } from '#web/api/client.ts';

export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: () => call(marketRoutes.list, {}),
});
