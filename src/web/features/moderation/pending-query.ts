import { queryOptions } from '@tanstack/react-query';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import { call } from '#web/api/client.ts';

export const pendingQuery = queryOptions({
  queryKey: ['/api/moderation/pending'],
  queryFn: ({ signal }) => call(moderationRoutes.pending, { signal }),
  refetchOnMount: 'always',
});
