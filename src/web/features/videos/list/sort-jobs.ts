import type { JobBody } from '#contracts/schemas/job.ts';
import { VIDEO_STATES } from '#domain/videos/video-state.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { stateOf } from '#web/features/videos/video-state.tsx';

export interface SortedColumn {
  readonly key: 'title' | 'state' | 'cost';
  readonly isDescending: boolean;
}

const COMPARE: Record<SortedColumn['key'], (one: JobBody, other: JobBody) => number> = {
  title: (one, other) => titleOf(one).localeCompare(titleOf(other)),
  state: (one, other) => stepOf(one) - stepOf(other),
  cost: (one, other) => one.costCredits - other.costCredits,
};

/** Sorts by progress, in the order of `VIDEO_STATES`. */
const stepOf = (job: JobBody) => VIDEO_STATES.indexOf(stateOf(job));

/** Videos in the order of one column; as they came where it is null. */
export function sortJobs(
  jobs: readonly JobBody[],
  sorted: SortedColumn | null,
): readonly JobBody[] {
  if (sorted === null) return jobs;
  const { key, isDescending } = sorted;
  return jobs.toSorted((one, other) => COMPARE[key](one, other) * (isDescending ? -1 : 1));
}
