import { queryOptions } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
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

/** The video itself, for its title and picture; of the organization's own alone. */
export const provenVideoQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['proven-video', jobId],
    queryFn: ({ signal }) => call(jobRoutes.checkStatus, { params: { id: jobId }, signal }),
  });
