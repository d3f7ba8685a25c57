import { skipToken, useQuery } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { call } from '#web/api/client.ts';

/** The video that is corrected; undefined until it is known, and where none is. */
export function useRejectedVideo(videoId: string | undefined): JobBody | undefined {
  const { data } = useQuery({
    queryKey: ['rejected-video', videoId],
    queryFn: videoId
      ? ({ signal }) => call(jobRoutes.checkStatus, { params: { id: videoId }, signal })
      : skipToken,
  });
  return data;
}
