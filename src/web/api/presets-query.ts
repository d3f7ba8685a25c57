import { queryOptions } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { call } from '#web/api/client.ts';

export const presetsQuery = queryOptions({
  queryKey: ['/api/presets'],
  queryFn: ({ signal }) => call(jobRoutes.presets, { signal }),
});
