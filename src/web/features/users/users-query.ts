import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUsersFilter } from '#contracts/schemas/admin.ts';
import { callPage } from '#web/api/client.ts';

export const USERS_QUERY_KEY = '/api/admin/users';

/** Users that pass the filter, page after page. */
export function usersQuery(filter: AdminUsersFilter) {
  return infiniteQueryOptions({
    queryKey: [USERS_QUERY_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(adminRoutes.users, {
        query: { ...filter, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
