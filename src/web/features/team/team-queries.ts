import { queryOptions } from '@tanstack/react-query';

import { teamRoutes } from '#contracts/routes/team.ts';
import { callAll } from '#web/api/client.ts';

export const membersQuery = queryOptions({
  queryKey: ['/api/team/members'],
  queryFn: ({ signal }) => callAll(teamRoutes.members, { signal }),
  refetchOnMount: 'always',
});

export const invitationsQuery = queryOptions({
  queryKey: ['/api/team/invitations'],
  queryFn: ({ signal }) => callAll(teamRoutes.invitations, { signal }),
  refetchOnMount: 'always',
});
