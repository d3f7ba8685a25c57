import { queryOptions } from '@tanstack/react-query';

import { developerRoutes } from '#contracts/routes/developers.ts';
import { call, callAll } from '#web/api/client.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['/api/developers/keys'],
  queryFn: ({ signal }) => callAll(developerRoutes.keys, { signal }),
  refetchOnMount: 'always',
});

export const webhooksQuery = queryOptions({
  queryKey: ['/api/developers/webhooks'],
  queryFn: ({ signal }) => callAll(developerRoutes.webhooks, { signal }),
  refetchOnMount: 'always',
});

const DELIVERIES_SHOWN = 20;

export const deliveriesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['/api/developers/webhooks', webhookId, 'deliveries'],
    queryFn: ({ signal }) =>
      call(developerRoutes.deliveries, {
        params: { webhookId },
        query: { limit: DELIVERIES_SHOWN },
        signal,
      }),
    refetchOnMount: 'always',
  });
