import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import { isUnfinished } from '#domain/videos/job-lifecycle.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobFiles, jobRuns, jobs, videoEntries } from '#server/platform/database/schema/jobs.ts';

import { lockStatus } from '../run-store.ts';

/** Sets or removes a video's private label. */
export async function setTitle(
  connection: Connection,
  jobId: JobId,
  title: string | null,
): Promise<void> {
  await connection
    .insert(videoEntries)
    .values({ jobId, title })
    .onConflictDoUpdate({ target: videoEntries.jobId, set: { title } });
}

/** Hides a video that has ended from everyone; false if it has not, or does not exist. */
export async function hideEnded(tx: Transaction, jobId: JobId, now: Date): Promise<boolean> {
  const status = await lockStatus(tx, jobId);
  if (status === null || isUnfinished(status)) return false;
  await tx
    .insert(videoEntries)
    .values({ jobId, deletedAt: now })
    .onConflictDoUpdate({ target: videoEntries.jobId, set: { deletedAt: now } });
  return true;
}

const JOB_OF_FILE = /^jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-/;

/** Whether the file with this storage key belongs to a hidden video. */
export async function isHiddenFile(connection: Connection, key: string): Promise<boolean> {
  const jobId = JOB_OF_FILE.exec(key)?.[1] as JobId | undefined;
  if (jobId === undefined) return false;
  const rows = await connection
    .select({ jobId: videoEntries.jobId })
    .from(videoEntries)
    .where(and(eq(videoEntries.jobId, jobId), isNotNull(videoEntries.deletedAt)));
  return rows.length > 0;
}

/** Shows a video again that was hidden after `since`; false if there is none. */
export async function showAgain(
  tx: Transaction,
  organizationId: OrganizationId,
  { jobId, since }: { jobId: JobId; since: Date },
): Promise<boolean> {
  const [hidden] = await tx
    .select({ jobId: videoEntries.jobId })
    .from(videoEntries)
    .innerJoin(jobs, eq(jobs.id, videoEntries.jobId))
    .where(
      and(
        eq(jobs.organizationId, organizationId),
        eq(videoEntries.jobId, jobId),
        gt(videoEntries.deletedAt, since),
      ),
    )
    .for('update', { of: videoEntries });
  if (!hidden) return false;
  await tx.update(videoEntries).set({ deletedAt: null }).where(eq(videoEntries.jobId, jobId));
  return true;
}

/** Files of videos hidden before `before`. */
export async function findHidden(connection: Connection, before: Date, limit: number) {
  return connection
    .select({
      id: jobs.id,
      clipsOf: jobRuns.clipsOf,
      videoKey: jobFiles.videoKey,
      posterKey: jobFiles.posterKey,
      captionsKey: jobFiles.captionsKey,
    })
    .from(videoEntries)
    .innerJoin(jobs, eq(jobs.id, videoEntries.jobId))
    .innerJoin(jobRuns, eq(jobRuns.jobId, jobs.id))
    .leftJoin(jobFiles, eq(jobFiles.jobId, jobs.id))
    .where(lt(videoEntries.deletedAt, before))
    .limit(limit);
}

/** Permanently deletes a hidden video, unless it has just been restored. */
export async function deleteHidden(tx: Transaction, jobId: JobId, before: Date): Promise<boolean> {
  const [hidden] = await tx
    .select({ jobId: videoEntries.jobId })
    .from(videoEntries)
    .where(and(eq(videoEntries.jobId, jobId), lt(videoEntries.deletedAt, before)))
    .for('update');
  if (!hidden) return false;
  await tx.delete(jobs).where(eq(jobs.id, jobId));
  return true;
}
