import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

import { adminRoutes } from '#contracts/routes/admin.ts';
import { callPage } from '#web/api/client.ts';

export const USERS_QUERY_KEY = '/api/admin/users';

/** Users whose username, email address or organization contains `search`, page after page. */
export function usersQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [USERS_QUERY_KEY, search],
    queryFn: ({ pageParam, signal }) =>
      callPage(adminRoutes.users, {
        query: { ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
