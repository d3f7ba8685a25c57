import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { ConfiguredEngine } from '#server/platform/video-engines/open-video-engines.ts';

import { countAtModel } from '../clip-queue.ts';
import { markSubmitting, type ClipRow } from '../clip-store.ts';
import type { ClipDeps } from './clip-step.ts';

/**
 * An arbitrary number. Whoever starts an order holds this lock, so that all processes together
 * respect an engine's limit.
 */
const ORDER_LOCK = 7_310_541;

/**
 * Starts the order of a planned clip: its state becomes `submitting` before anything is sent.
 * Returns null if the engine is at its limit, or if the job has ended.
 */
export function beginOrder(
  { db, jobs }: Pick<ClipDeps, 'db' | 'jobs'>,
  clip: ClipRow,
  { settings }: Pick<ConfiguredEngine, 'settings'>,
): Promise<ClipRow | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ORDER_LOCK})`);
    if ((await countAtModel(tx, clip.engine)) >= settings.atOnce) return null;
    if (!(await jobs.beginFootage(tx, clip.jobId))) return null;
    return markSubmitting(tx, clip, randomUUID());
  });
}
