import { queryOptions } from '@tanstack/react-query';

import { teamRoutes } from '#contracts/routes/team.ts';
import { call } from '#web/api/client.ts';

export const membersQuery = queryOptions({
  queryKey: ['/api/team/members'],
  queryFn: ({ signal }) => call(teamRoutes.members, { signal }),
  refetchOnMount: 'always',
});

export const invitationsQuery = queryOptions({
  queryKey: ['/api/team/invitations'],
  queryFn: ({ signal }) => call(teamRoutes.invitations, { signal }),
  refetchOnMount: 'always',
});
