import { and, eq, exists, inArray, isNull } from 'drizzle-orm';

import { STUDIO_ENGINE } from '#domain/clips/engines.ts';
import type { JobId } from '#domain/ids.ts';
import { isMediaAlone } from '#domain/order/shot-sources.ts';
import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import { withoutModel } from '#film/clips/model-shots.ts';
import { STUDIO_SOURCE } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { findJobRow, type JobRow } from '#server/platform/database/job-rows.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { jobRuns, jobs } from '#server/platform/database/schema/jobs.ts';

import { filmOrderOf } from '../ordering/film-order-of.ts';
import { enqueueRender } from './render-queue.ts';

/**
 * Lets the studio make a film whose model failed, if its organization allows that; otherwise
 * returns false. A take is never made by the studio, since that would not be what was ordered.
 */
export async function fallBackToStudio(
  tx: Transaction,
  jobId: JobId,
  engine: string,
): Promise<boolean> {
  const isAllowed = tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(
      and(eq(jobs.id, jobId), isNull(jobs.retakes), eq(organizations.fallsBackToStudio, true)),
    );
  const rows = await tx
    .update(jobRuns)
    .set({ engine: STUDIO_ENGINE, clipsAwaited: 0, fellBackFrom: engine, stage: null })
    .where(
      and(
        eq(jobRuns.jobId, jobId),
        inArray(jobRuns.status, [...UNFINISHED_STATUSES]),
        exists(isAllowed),
      ),
    )
    .returning({ jobId: jobRuns.jobId });
  const job = rows.length > 0 ? await findJobRow(tx, jobId) : null;
  if (job) await enqueueRender(tx, job);
  return job !== null;
}

/**
 * Returns the film to render: the studio, or the photo the clip was to start with, replaces the
 * shots of a model that failed.
 */
export function filmToMake(job: JobRow): FilmOrder {
  const order = filmOrderOf(job);
  if (job.fellBackFrom === null || !order.shots) return order;
  const shots = order.shots.map(withoutModel);
  // An order of own files only would be planned as a different film than the one that was checked.
  const isAlone = isMediaAlone(shots) && !isMediaAlone(order.shots);
  return { ...order, shots: isAlone ? [...shots, STUDIO_SOURCE] : shots };
}
