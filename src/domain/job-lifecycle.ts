/** Where a video job stands, and how it may move on. */
export const JOB_STATUSES = ['queued', 'processing', 'generating', 'ready', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/**
 * The allowed moves. A worker that resumes a job after a crash moves it from `processing` or
 * `generating` back to `processing`; footage that arrives keeps it `generating`. `ready` is final; from `failed` only the operator leads back, who
 * has a video made once more that a model failed.
 */
export const JOB_TRANSITIONS = {
  queued: ['processing', 'failed'],
  processing: ['processing', 'generating', 'failed'],
  generating: ['processing', 'generating', 'ready', 'failed'],
  ready: [],
  failed: ['queued'],
} as const satisfies Record<JobStatus, readonly JobStatus[]>;

/** The statuses from which a job may move to `status`: the guard of the statement that moves it. */
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

/** Whether a job still has a film to come. */
export function isUnfinished(status: JobStatus): boolean {
  return (UNFINISHED_STATUSES as readonly JobStatus[]).includes(status);
}

/** Why a job failed that somebody cancelled before it was begun. */
export const CANCELLED_ERROR = 'Cancelled';

/** Whether what the job cost was given back: whatever fails is refunded in the same transaction. */
export function isRefunded(job: {
  readonly status: JobStatus;
  readonly costCredits: number;
}): boolean {
  return job.status === 'failed' && job.costCredits > 0;
}
