import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { JobStatus } from '#domain/videos/job-lifecycle.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

/** What the film of a job is made from. */
export interface FilmOfJob {
  readonly order: FilmOrder;
  readonly planVersion: number;
  readonly organizationId: OrganizationId;
  readonly shots: readonly FilmShotSource[] | null;
  readonly brand: FilmBrand | null;
}

/** What the clips feature needs from the jobs feature. */
export interface FilmJobs {
  /** Null if the job no longer exists. */
  statusOf(jobId: JobId): Promise<JobStatus | null>;
  /** Null if the job no longer exists. */
  filmOf(jobId: JobId): Promise<FilmOfJob | null>;
  /** The first clip is about to be ordered; false if the job has ended. */
  beginFootage(tx: Transaction, jobId: JobId): Promise<boolean>;
  /** Reports the progress of the footage, from 0 to 1. */
  recordFootage(
    connection: Connection,
    jobId: JobId,
    footage: { progress: number; stage: string },
  ): Promise<void>;
  /** Another clip has arrived; after the last one, the film can be made. */
  countArrivedClip(tx: Transaction, jobId: JobId): Promise<void>;
  /** Lets the studio make the film instead of the model; false if that is not allowed. */
  fallBack(tx: Transaction, jobId: JobId, engine: string): Promise<boolean>;
  /** Fails the job and refunds it, once. */
  failIn(tx: Transaction, jobId: JobId, failure: { readonly error: string }): Promise<unknown>;
}
