import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { notificationRoutes } from '#contracts/routes/notifications.ts';
import { call } from '#web/api/client.ts';

const SHOWN_COUNT = 20;
export const NOTIFICATIONS_QUERY_KEY = '/api/notifications';

/** A list for every page, so that each change of page asks anew. */
export function notificationsQuery(pathname: string) {
  return queryOptions({
    queryKey: [NOTIFICATIONS_QUERY_KEY, pathname],
    queryFn: ({ signal }) =>
      call(notificationRoutes.list, { query: { limit: SHOWN_COUNT }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
