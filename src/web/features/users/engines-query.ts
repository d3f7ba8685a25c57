import { queryOptions } from '@tanstack/react-query';

import { engineRoutes } from '#contracts/routes/engines.ts';
import { call } from '#web/api/client.ts';

export const enginesQuery = queryOptions({
  queryKey: ['/api/admin/engines'],
  queryFn: ({ signal }) => call(engineRoutes.list, { signal }),
  refetchOnMount: 'always',
});
