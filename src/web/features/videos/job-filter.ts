import type { JobBody } from '#contracts/schemas/job.ts';
import { isUnfinished } from '#domain/job-lifecycle.ts';
import { TEXTS } from '#web/features/videos/texts.ts';

export const STATUS_FILTERS = ['all', 'unfinished', 'ready', 'failed', 'cancelled'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const STATUS_FILTER_LABELS: Record<StatusFilter, string> = {
  all: TEXTS.allStatuses,
  unfinished: TEXTS.inProgress,
  ready: TEXTS.ready,
  failed: TEXTS.failed,
  cancelled: TEXTS.cancelled,
};

export interface JobFilter {
  readonly status: StatusFilter;
  /** A preset id or "all". */
  readonly preset: string;
  /** Looked for in the prompt, regardless of case. */
  readonly search: string;
}

export const NO_FILTER: JobFilter = { status: 'all', preset: 'all', search: '' };

const HAS_STATUS: Record<StatusFilter, (job: JobBody) => boolean> = {
  all: () => true,
  unfinished: ({ status }) => isUnfinished(status),
  ready: ({ status }) => status === 'ready',
  failed: ({ status, cancelled }) => status === 'failed' && !cancelled,
  cancelled: ({ cancelled }) => cancelled,
};

export function matchesFilter(job: JobBody, { status, preset, search }: JobFilter): boolean {
  if (preset !== 'all' && job.preset !== preset) return false;
  if (!HAS_STATUS[status](job)) return false;
  return job.prompt.toLowerCase().includes(search.trim().toLowerCase());
}
