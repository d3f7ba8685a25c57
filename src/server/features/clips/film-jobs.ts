import type { JobId } from '#domain/ids.ts';
import type { JobStatus } from '#domain/job-lifecycle.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

/** What clips ask of the jobs they are for. */
export interface FilmJobs {
  /** Null where the job is gone. */
  statusOf(jobId: JobId): Promise<JobStatus | null>;
  /** The first clip is ordered now; false where the job has ended. */
  beginFootage(tx: Transaction, jobId: JobId): Promise<boolean>;
  /** Tells the job's people how far its footage is; 0 to 1. */
  noteFootage(
    connection: Connection,
    jobId: JobId,
    footage: { progress: number; stage: string },
  ): Promise<void>;
  /** Another clip is there; once it was the last one, the film can be made. */
  countArrivedClip(tx: Transaction, jobId: JobId): Promise<void>;
  /** Fails the job and refunds it, once. */
  failIn(tx: Transaction, jobId: JobId, failure: { readonly error: string }): Promise<unknown>;
}
