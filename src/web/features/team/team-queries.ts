import { queryOptions } from '@tanstack/react-query';

import { teamRoutes } from '#contracts/routes/team.ts';
import { callAll } from '#web/api/client.ts';

export const invitationsQuery = queryOptions({
  queryKey: ['/api/team/invitations'],
  queryFn: ({ signal }) => callAll(teamRoutes.invitations, { signal }),
  refetchOnMount: 'always',
});
