import { queryOptions } from '@tanstack/react-query';

import { sharingRoutes } from '#contracts/routes/sharing.ts';
import { call } from '#web/api/client.ts';

/**
 * How a video is shared, with its views; they change without us, so they are never kept. Its key is
 * none of the video's: a link that was withdrawn is gone, and must not be read anew with the video.
 */
export const shareQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['share', jobId],
    queryFn: ({ signal }) => call(sharingRoutes.show, { params: { id: jobId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
