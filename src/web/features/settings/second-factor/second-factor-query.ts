import { queryOptions } from '@tanstack/react-query';

import { secondFactorRoutes } from '#contracts/routes/second-factor.ts';
import { call } from '#web/api/client.ts';

export const secondFactorQuery = queryOptions({
  queryKey: [secondFactorRoutes.state.path],
  queryFn: ({ signal }) => call(secondFactorRoutes.state, { signal }),
});
