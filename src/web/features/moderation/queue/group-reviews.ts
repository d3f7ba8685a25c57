import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';

/** The videos of one order, in its several shapes. */
export type ReviewGroup = readonly [ReviewJobBody, ...ReviewJobBody[]];

/** Puts the shapes of an order together, where the first of them stands. */
export function groupReviews(jobs: readonly ReviewJobBody[]): ReviewGroup[] {
  const groups = new Map<string, [ReviewJobBody, ...ReviewJobBody[]]>();
  for (const job of jobs) {
    const name = job.groupId ?? job.id;
    const group = groups.get(name);
    if (group) group.push(job);
    else groups.set(name, [job]);
  }
  return [...groups.values()];
}
