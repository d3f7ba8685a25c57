/** The states of a video job and its allowed transitions. */
export const JOB_STATUSES = ['queued', 'processing', 'generating', 'ready', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/**
 * The allowed transitions. A worker that resumes a job after a crash moves it from `processing` or
 * `generating` back to `processing`; arriving footage keeps it in `generating`. `ready` is final.
 * From `failed`, only the operator can continue, by retrying a video that a model failed to make.
 */
export const JOB_TRANSITIONS = {
  queued: ['processing', 'failed'],
  processing: ['processing', 'generating', 'failed'],
  generating: ['processing', 'generating', 'ready', 'failed'],
  ready: [],
  failed: ['queued'],
} as const satisfies Record<JobStatus, readonly JobStatus[]>;

/** The statuses from which a job may move to `status`. Used in the `where` clause of the update. */
export function statusesBefore(status: JobStatus): readonly JobStatus[] {
  return JOB_STATUSES.filter((from) =>
    (JOB_TRANSITIONS[from] as readonly JobStatus[]).includes(status),
  );
}

export const UNFINISHED_STATUSES = [
  'queued',
  'processing',
  'generating',
] as const satisfies readonly JobStatus[];

/** Whether a job may still produce a film. */
export function isUnfinished(status: JobStatus): boolean {
  return (UNFINISHED_STATUSES as readonly JobStatus[]).includes(status);
}

/** The error of a job that was cancelled before work on it began. */
export const CANCELLED_ERROR = 'Cancelled';

/** Whether the cost of the job was refunded: every failure is refunded in the same transaction. */
export function isRefunded(job: {
  readonly status: JobStatus;
  readonly costCredits: number;
}): boolean {
  return job.status === 'failed' && job.costCredits > 0;
}
