import { queryOptions } from '@tanstack/react-query';

import { appealRoutes } from '#contracts/routes/appeals.ts';
import { call } from '#web/api/client.ts';
import { OWN_APPEALS_KEY } from '#web/features/create-video/order/allowed-on-appeal.ts';

const SHOWN_MAX = 20;

/** The organization's latest appeals; they are decided while one is elsewhere. */
export const ownAppealsQuery = queryOptions({
  queryKey: OWN_APPEALS_KEY,
  queryFn: ({ signal }) => call(appealRoutes.list, { query: { limit: SHOWN_MAX }, signal }),
  refetchOnMount: 'always',
});
