import type { JobBody } from '#contracts/schemas/job.ts';

/** Videos as they are shown: those of one order of several shapes together, where the first of them stands. */
export function groupJobs(jobs: readonly JobBody[]): readonly [JobBody, ...JobBody[]][] {
  const groups = new Map<string, [JobBody, ...JobBody[]]>();
  for (const job of jobs) {
    const key = job.groupId ?? job.id;
    const group = groups.get(key);
    if (group) group.push(job);
    else groups.set(key, [job]);
  }
  return [...groups.values()];
}
