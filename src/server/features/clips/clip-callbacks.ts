import { and, eq, lt, or, sql } from 'drizzle-orm';

import { DAY_MS } from '#domain/durations.ts';
import { AppError } from '#server/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { clipCallbacks, clips } from '#server/platform/database/schema/clips.ts';
import { enqueue } from '#server/platform/tasks/task-store.ts';
import type { VideoEngines } from '#server/platform/video-engines/open-video-engines.ts';
import type { CallbackRequest } from '#server/platform/video-engines/video-engine.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly videoEngines: VideoEngines;
}

export interface ClipCallback extends Omit<CallbackRequest, 'now'> {
  readonly engine: string;
  readonly attemptId: string | null;
}

/**
 * Receives callbacks from models' servers. A callback needs a valid signature, and even then it
 * only makes us poll right away. Repeated callbacks have no effect.
 */
export function createClipCallbacks({ db, clock, videoEngines }: Deps) {
  return async ({ engine, attemptId, ...request }: ClipCallback): Promise<void> => {
    const now = clock.now();
    const callback = await videoEngines.get(engine)?.engine.verifyCallback({ ...request, now });
    if (!callback) throw new AppError('signature_invalid');
    await db.transaction(async (tx) => {
      if (!(await rememberCallback(tx, callback.deliveryId, now))) return;
      await wakeClip(tx, engine, { handleId: callback.handleId, attemptId });
    });
  };
}

/** Acts on a callback: wakes the clip, and identifies an order whose response was lost. */
async function wakeClip(
  tx: Transaction,
  engine: string,
  { handleId, attemptId }: { handleId: string; attemptId: string | null },
): Promise<void> {
  const isSubmitted = and(eq(clips.handleId, handleId), eq(clips.state, 'submitted'));
  const isLost =
    attemptId === null
      ? sql`false`
      : and(eq(clips.attemptId, attemptId), eq(clips.state, 'submitting'));
  const woken = await tx
    .update(clips)
    .set({
      callbackId: sql`case when ${clips.state} = 'submitting' then ${handleId} else ${clips.callbackId} end`,
    })
    .where(and(eq(clips.engine, engine), or(isSubmitted, isLost)))
    .returning({ id: clips.id });
  for (const { id } of woken) await enqueue(tx, { name: 'make-clip', key: id });
}

/** Returns false if the delivery was already handled. */
async function rememberCallback(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(clipCallbacks)
    .values({ id, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: clipCallbacks.id });
  return rows.length > 0;
}

const CALLBACKS_KEPT_MS = DAY_MS;

export async function deleteOldCallbacks(connection: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CALLBACKS_KEPT_MS);
  await connection.delete(clipCallbacks).where(lt(clipCallbacks.receivedAt, before));
}
