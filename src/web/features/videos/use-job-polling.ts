import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { isUnfinished } from '#domain/videos/job-lifecycle.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { NO_FILTER } from '#web/features/videos/filters/job-filter.ts';
import { refreshJobs } from '#web/features/videos/refresh-jobs.ts';

const POLL_INTERVAL_MILLISECONDS = 5_000;
/** What takes longer is given up: a connection that went silent must not end the polling. */
const ROUND_TIMEOUT_MILLISECONDS = 20_000;
/** Jobs asked for one by one per round; the list refreshed afterwards shows all the others. */
const CHECKS_PER_ROUND = 10;

/**
 * While any of these jobs is unfinished: every 5 seconds asks the server for their status, then
 * reads the list again. Rounds never overlap; a failed round is followed by the next.
 */
export function useJobPolling(jobs: readonly JobBody[], filter = NO_FILTER): void {
  const queryClient = useQueryClient();
  const unfinishedIds = jobs.filter((job) => isUnfinished(job.status)).map((job) => job.id);
  const key = unfinishedIds.join(' ');
  const latestFilter = useRef(filter);
  useEffect(() => {
    latestFilter.current = filter;
  }, [filter]);

  useEffect(() => {
    if (key === '') return;
    const ids = key.split(' ').slice(-CHECKS_PER_ROUND);
    let isRunning = false;

    async function checkAll() {
      if (isRunning) return;
      isRunning = true;
      const signal = AbortSignal.timeout(ROUND_TIMEOUT_MILLISECONDS);
      const checks = ids.map((id) => call(jobRoutes.checkStatus, { params: { id }, signal }));
      const results = await Promise.allSettled(checks);
      const checked = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      await refreshJobs(queryClient, checked, latestFilter.current);
      const hasFinished = checked.some(({ status }) => !isUnfinished(status));
      // A failed video gives its credits back.
      if (hasFinished) await refreshAccount().catch(() => undefined);
      isRunning = false;
    }

    const timer = setInterval(() => void checkAll(), POLL_INTERVAL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [key, queryClient]);
}
