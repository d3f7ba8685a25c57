import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { and, inArray } from 'drizzle-orm';

import type { JobId } from '#domain/ids.ts';
import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { jobRuns } from '#server/platform/database/schema/jobs.ts';
import type { Log } from '#server/platform/log.ts';

/**
 * The work folder of a job. It is the same for every attempt, so that a new worker continues the
 * work of the old one.
 */
export function workFolderOf(root: string, jobId: JobId): string {
  return join(root, jobId);
}

/** Removes the folders of jobs that have ended or no longer exist, left by processes that died. */
export async function removeFinishedWork(connection: Connection, root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  const names = await readdir(root);
  if (names.length === 0) return;
  const unfinished = await connection
    .select({ id: jobRuns.jobId })
    .from(jobRuns)
    .where(
      and(
        inArray(jobRuns.jobId, names.filter(isJobId)),
        inArray(jobRuns.status, [...UNFINISHED_STATUSES]),
      ),
    );
  const kept = new Set<string>(unfinished.map(({ id }) => id));
  for (const name of names) {
    if (!kept.has(name)) await rm(join(root, name), { recursive: true, force: true });
  }
}

const INTERVAL_MS = 15 * 60_000;

/**
 * Repeats the removal periodically, since each machine has its own work folders. Returns a function
 * that stops it.
 */
export function keepRemovingFinishedWork(
  { db, log }: { db: Connection; log: Log },
  root: string,
): () => void {
  const timer = setInterval(() => {
    removeFinishedWork(db, root).catch((error: unknown) =>
      log.error({ err: error }, 'old work was not removed'),
    );
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

function isJobId(name: string): name is JobId {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
}
