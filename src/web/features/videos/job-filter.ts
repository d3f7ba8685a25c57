import type { JobBody } from '#contracts/schemas/job.ts';
import { isUnfinished } from '#domain/job-lifecycle.ts';

export const STATUS_FILTERS = ['all', 'unfinished', 'ready', 'failed'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const STATUS_FILTER_LABELS: Record<StatusFilter, string> = {
  all: 'All statuses',
  unfinished: 'In progress',
  ready: 'Ready',
  failed: 'Failed',
};

export interface JobFilter {
  readonly status: StatusFilter;
  /** A preset id or "all". */
  readonly preset: string;
  /** Looked for in the prompt, regardless of case. */
  readonly search: string;
}

export const NO_FILTER: JobFilter = { status: 'all', preset: 'all', search: '' };

export function matchesFilter(job: JobBody, { status, preset, search }: JobFilter): boolean {
  if (preset !== 'all' && job.preset !== preset) return false;
  if (status === 'unfinished' && !isUnfinished(job.status)) return false;
  if ((status === 'ready' || status === 'failed') && job.status !== status) return false;
  return job.prompt.toLowerCase().includes(search.trim().toLowerCase());
}
