import { queryOptions } from '@tanstack/react-query';

import { proofRoutes } from '#contracts/routes/proof.ts';
import { call } from '#web/api/client.ts';

/** Decisions may have been made since, so it is never kept. */
export const proofQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['/api/jobs', jobId, 'proof'],
    queryFn: ({ signal }) => call(proofRoutes.sheet, { params: { id: jobId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
