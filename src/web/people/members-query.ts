import { queryOptions } from '@tanstack/react-query';

import { teamRoutes } from '#contracts/routes/team.ts';
import { callAll } from '#web/api/client.ts';

/** Everyone in the organization. */
export const membersQuery = queryOptions({
  queryKey: [teamRoutes.members.path],
  queryFn: ({ signal }) => callAll(teamRoutes.members, { signal }),
  refetchOnMount: 'always',
});
