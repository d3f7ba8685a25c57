import { sql } from 'drizzle-orm';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { Controls } from '#domain/order/controls.ts';
import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import { estimateRenderSeconds } from '#film/render/estimate-render-seconds.ts';
import { listed } from '#server/platform/database/columns.ts';
import { rowsOf, type Connection } from '#server/platform/database/database.ts';

/** What has to be made before an order's film is started. */
export interface RenderWait {
  readonly videosBefore: number;
  readonly seconds: number;
}

interface Before {
  readonly controls: Controls;
  readonly shortSidePixels: number;
  readonly progress: number;
}

/** Returns what would be made before the next video of an organization, on `cores` cores. */
export async function findRenderWait(
  connection: Connection,
  organizationId: OrganizationId,
  cores: number,
): Promise<RenderWait> {
  // The next video would get the priority that `createJobs` assigns, and be the last of that
  // priority.
  const before = await rowsOf<Before>(
    connection,
    sql`select job.controls, job.short_side_pixels as "shortSidePixels", run.progress
      from tasks task
        join job_runs run on run.job_id = task.key::uuid
        join jobs job on job.id = run.job_id
      where task.name = 'render-video' and run.status in (${listed(UNFINISHED_STATUSES)}) and (task.lease_token is not null or task.priority >=
        (select - unfinished_videos from organizations where id = ${organizationId}))`,
  );
  const seconds = before.map(
    ({ controls: { aspectRatio, fps, duration }, shortSidePixels, progress }) =>
      estimateRenderSeconds(
        { aspectRatio, shortSidePixels, fps, durationSeconds: duration },
        cores,
      ) *
      (1 - progress),
  );
  return {
    videosBefore: before.length,
    seconds: Math.ceil(seconds.reduce((sum, one) => sum + one, 0)),
  };
}

interface Queued {
  readonly id: JobId;
  readonly status: string;
}

/** For each queued job, the number of videos that are made before it. */
export type PlacesInQueue = ReadonlyMap<JobId, number>;

/** Returns how many videos are made before each of these; jobs that are not queued are left out. */
export async function findPlacesInQueue(
  connection: Connection,
  jobs: readonly Queued[],
): Promise<PlacesInQueue> {
  const ids = jobs.flatMap(({ id, status }) => (status === 'queued' ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: JobId; before: number }>(
    connection,
    sql`select waiting.key as id, (select count(*)::int from tasks other
          join job_runs run on run.job_id = other.key::uuid
        where run.status in (${listed(UNFINISHED_STATUSES)})
          and other.name = waiting.name and other.key <> waiting.key
          and (other.lease_token is not null
            or (-other.priority, other.due_at) < (-waiting.priority, waiting.due_at))) as before
      from tasks waiting
      where waiting.name = 'render-video' and waiting.lease_token is null
        and waiting.key = any(${sql.param(`{${ids.join(',')}}`)}::text[])`,
  );
  return new Map(rows.map(({ id, before }) => [id, before]));
}
