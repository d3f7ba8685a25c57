import { and, eq, inArray } from 'drizzle-orm';

import type { JobId } from '#domain/ids.ts';
import { isUnfinished } from '#domain/videos/job-lifecycle.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { jobFileKeys } from '#server/platform/database/job-files.ts';
import { creditLedger } from '#server/platform/database/schema/credits.ts';
import { jobFiles, jobRuns } from '#server/platform/database/schema/jobs.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sweepFiles } from '#server/platform/storage/sweep-files.ts';

/** Keys written by `storeFilm`, including drafts that disk storage may leave behind. */
const JOB_FILE = /^jobs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+\.\w+(?:\.partial)?$/;

/**
 * Removes unreachable files: of attempts that died between storing and committing, and of deleted
 * jobs whose files could not be removed at the time. An unfinished job keeps all its files, and
 * jobs that this installation never charged for are left alone, since buckets can be shared.
 * Returns how many were removed.
 */
export function removeOrphanFiles(
  connection: Connection,
  storage: Storage,
  changedBefore: Date,
): Promise<number> {
  const orphansAmong = (keys: readonly string[]) => findOrphans(connection, keys);
  return sweepFiles(storage, { prefix: 'jobs/', changedBefore, orphansAmong });
}

async function findOrphans(connection: Connection, keys: readonly string[]): Promise<string[]> {
  const files = keys.flatMap((key) => {
    const jobId = JOB_FILE.exec(key)?.[1] as JobId | undefined;
    return jobId === undefined ? [] : [{ key, jobId }];
  });
  const ids = [...new Set(files.map(({ jobId }) => jobId))];
  const charged = await connection
    .select({ jobId: creditLedger.jobId })
    .from(creditLedger)
    .where(and(inArray(creditLedger.jobId, ids), eq(creditLedger.kind, 'charge')));
  const ours = new Set(charged.map(({ jobId }) => jobId));
  const found = await connection
    .select({ id: jobRuns.jobId, status: jobRuns.status, keys: jobFileKeys })
    .from(jobRuns)
    .leftJoin(jobFiles, eq(jobFiles.jobId, jobRuns.jobId))
    .where(inArray(jobRuns.jobId, ids));
  const byId = new Map(found.map((job) => [job.id, job]));
  const isOrphan = ({ key, jobId }: { key: string; jobId: JobId }) => {
    const job = byId.get(jobId);
    if (!job) return ours.has(jobId);
    return !isUnfinished(job.status) && !job.keys.includes(key);
  };
  return files.filter(isOrphan).map(({ key }) => key);
}
