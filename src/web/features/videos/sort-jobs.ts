import type { JobBody } from '#contracts/schemas/job.ts';
import { titleOf } from '#web/features/videos/title-of.ts';

export interface SortedColumn {
  readonly key: 'title' | 'state' | 'cost';
  readonly isDescending: boolean;
}

const COMPARE: Record<SortedColumn['key'], (one: JobBody, other: JobBody) => number> = {
  title: (one, other) => titleOf(one).localeCompare(titleOf(other)),
  state: (one, other) => stateOf(one).localeCompare(stateOf(other)),
  cost: (one, other) => one.costCredits - other.costCredits,
};

const stateOf = ({ status, moderationStatus }: JobBody) => `${status} ${moderationStatus}`;

/** Videos in the order of one column; as they came where it is null. */
export function sortJobs(
  jobs: readonly JobBody[],
  sorted: SortedColumn | null,
): readonly JobBody[] {
  if (sorted === null) return jobs;
  const { key, isDescending } = sorted;
  return jobs.toSorted((one, other) => COMPARE[key](one, other) * (isDescending ? -1 : 1));
}
