import { and, eq, inArray, sql } from 'drizzle-orm';

import type { ClipFailure } from '#domain/clips/clip-failures.ts';
import {
  clipStatesBefore,
  OPEN_CLIP_STATES,
  type ClipState,
} from '#domain/clips/clip-lifecycle.ts';
import type { ModelSpan } from '#domain/clips/model-stills.ts';
import type { ClipId, JobId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobs } from '#server/platform/database/schema/jobs.ts';
import { clips, type StoredClipImages } from '#server/platform/database/schema/clips.ts';
import type { ClipHandle } from '#server/platform/video-engines/video-engine.ts';

export type ClipRow = typeof clips.$inferSelect;

/** One step of a clip. Writes with an older step change nothing. */
export interface StepOfClip {
  readonly id: ClipId;
  readonly step: number;
}

function isCurrent({ id, step }: StepOfClip, into: ClipState) {
  return and(
    eq(clips.id, id),
    eq(clips.step, step),
    inArray(clips.state, [...clipStatesBefore(into)]),
  );
}

/** What every state change of a clip sets as well. */
const MOVED = { stateSince: sql`now()`, troubles: 0 };

export async function insertClips(
  tx: Transaction,
  values: (typeof clips.$inferInsert)[],
): Promise<void> {
  await tx.insert(clips).values(values);
}

/**
 * Starts the next step of an open clip, which fences off all older writers; null if it is not open.
 */
export async function beginStep(connection: Connection, id: ClipId): Promise<ClipRow | null> {
  const [clip] = await connection
    .update(clips)
    .set({ step: sql`${clips.step} + 1` })
    .where(and(eq(clips.id, id), inArray(clips.state, [...OPEN_CLIP_STATES])))
    .returning();
  return clip ?? null;
}

/** Stores the pictures that all orders of a clip use. */
export async function keepImages(
  connection: Connection,
  { id, step }: StepOfClip,
  images: StoredClipImages,
): Promise<void> {
  await connection
    .update(clips)
    .set({ images })
    .where(and(eq(clips.id, id), eq(clips.step, step)));
}

/** Marks the order as being sent, under its own attempt, before anything is sent. */
export async function markSubmitting(
  tx: Transaction,
  step: StepOfClip,
  attemptId: string,
): Promise<ClipRow | null> {
  const [clip] = await tx
    .update(clips)
    .set({
      state: 'submitting',
      attemptId,
      startedAt: sql`coalesce(${clips.startedAt}, now())`,
      stateSince: sql`now()`,
    })
    .where(isCurrent(step, 'submitting'))
    .returning();
  return clip ?? null;
}

/**
 * The model has accepted the order. Violates the unique index if another clip has the same order.
 */
export async function markSubmitted(
  tx: Transaction,
  step: StepOfClip,
  handle: ClipHandle,
): Promise<ClipRow | null> {
  const [row] = await tx
    .update(clips)
    .set({
      ...MOVED,
      state: 'submitted',
      handle,
      handleId: handle.id,
      orders: sql`${clips.orders} + 1`,
      detail: null,
    })
    .where(isCurrent(step, 'submitted'))
    .returning();
  return row ?? null;
}

/**
 * The order is certainly not at the model any more: it may be placed again, under another attempt.
 */
export async function markPlanned(
  connection: Connection,
  step: StepOfClip,
  change: { troubles: number; detail: string },
): Promise<void> {
  await connection
    .update(clips)
    .set({
      ...MOVED,
      state: 'planned',
      attemptId: null,
      handle: null,
      handleId: null,
      callbackId: null,
      progress: 0,
      ...change,
    })
    .where(isCurrent(step, 'planned'));
}

/** The result looks wrong: it is ordered again with another seed, which may be billed as well. */
export async function markRetaken(
  tx: Transaction,
  step: StepOfClip,
  { micros, detail }: { micros: number; detail: string },
): Promise<void> {
  await markPlanned(tx, step, { troubles: 0, detail });
  await tx
    .update(clips)
    .set({
      seed: sql`(${clips.seed}::bigint + 1000003) % 2147483648`,
      costMicros: sql`${clips.costMicros} + ${micros}::bigint`,
    })
    .where(and(eq(clips.id, step.id), eq(clips.step, step.step), eq(clips.state, 'planned')));
}

export async function markFetched(
  tx: Transaction,
  step: StepOfClip,
  fetched: {
    readonly fileKey: string;
    readonly sha256: string;
    readonly inferenceMilliseconds: number | null;
    readonly peakMemoryMegabytes: number | null;
    readonly lettersMilliseconds: number | null;
  },
): Promise<ClipRow | null> {
  const [row] = await tx
    .update(clips)
    .set({
      ...MOVED,
      ...fetched,
      tookMilliseconds: sql`round(extract(epoch from now() - ${clips.stateSince}) * 1000)::integer`,
      state: 'fetched',
      progress: 1,
      detail: null,
    })
    .where(isCurrent(step, 'fetched'))
    .returning();
  return row ?? null;
}

export async function markClipFailed(
  tx: Transaction,
  step: StepOfClip,
  { failure, detail, isBilled }: { failure: ClipFailure; detail: string; isBilled: boolean },
): Promise<ClipRow | null> {
  const [row] = await tx
    .update(clips)
    .set({
      ...MOVED,
      state: 'failed',
      failure,
      detail,
      ...(!isBilled && { costMicros: 0 }),
    })
    .where(isCurrent(step, 'failed'))
    .returning();
  return row ?? null;
}

/** Its job ended without it. Work in progress at the model may still be billed. */
export async function markDropped(connection: Connection, step: StepOfClip): Promise<void> {
  await connection
    .update(clips)
    .set({ ...MOVED, state: 'dropped' })
    .where(isCurrent(step, 'dropped'));
}

/** Drops the planned clips of a job that has ended; nothing was spent on them. */
export async function dropPlanned(connection: Connection, jobId: JobId): Promise<void> {
  await connection
    .update(clips)
    .set({ state: 'dropped', costMicros: 0, stateSince: sql`now()` })
    .where(and(eq(clips.jobId, jobId), eq(clips.state, 'planned')));
}

/** Stores what was learnt about a clip that stays in its state. */
export async function recordPoll(
  connection: Connection,
  { id, step }: StepOfClip,
  learnt: { troubles: number; progress?: number; detail?: string },
): Promise<void> {
  await connection
    .update(clips)
    .set(learnt)
    .where(and(eq(clips.id, id), eq(clips.step, step)));
}

/** Returns which of these orders belong to other clips of the engine. */
export async function findTakenHandles(
  connection: Connection,
  engine: string,
  handleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (handleIds.length === 0) return new Set();
  const rows = await connection
    .select({ handleId: clips.handleId })
    .from(clips)
    .where(and(eq(clips.engine, engine), inArray(clips.handleId, [...handleIds])));
  return new Set(rows.flatMap(({ handleId }) => (handleId === null ? [] : [handleId])));
}

/** The parts of films that are made from clips, by job, in the order of the film. */
export async function findSpans(
  connection: Connection,
  jobIds: readonly JobId[],
): Promise<ReadonlyMap<JobId, readonly ModelSpan[]>> {
  const spans = new Map<JobId, ModelSpan[]>();
  if (jobIds.length === 0) return spans;
  const rows = await connection
    .select({ clip: clips, controls: jobs.controls })
    .from(clips)
    .innerJoin(jobs, eq(jobs.id, clips.jobId))
    .where(and(inArray(clips.jobId, [...jobIds]), eq(clips.state, 'composed')))
    .orderBy(clips.position);
  for (const { clip, controls } of rows) {
    const { jobId, firstFrame, frameCount, lettersMilliseconds } = clip;
    if (firstFrame === null) continue;
    const { fps } = controls;
    const startSeconds = firstFrame / fps;
    const span = {
      startSeconds,
      durationSeconds: frameCount / fps,
      ...(lettersMilliseconds !== null && { lettersAt: lettersMilliseconds / 1000 }),
    };
    spans.set(jobId, [...(spans.get(jobId) ?? []), span]);
  }
  return spans;
}

export async function findClipsOfJob(
  connection: Connection,
  jobId: JobId,
): Promise<readonly ClipRow[]> {
  return connection.select().from(clips).where(eq(clips.jobId, jobId)).orderBy(clips.position);
}

/** Marks the clips as part of a finished film. */
export async function markComposed(tx: Transaction, jobId: JobId): Promise<void> {
  await tx
    .update(clips)
    .set({ state: 'composed', stateSince: sql`now()` })
    .where(and(eq(clips.jobId, jobId), inArray(clips.state, [...clipStatesBefore('composed')])));
}

export async function countClips(connection: Connection, jobId: JobId): Promise<number> {
  return connection.$count(clips, eq(clips.jobId, jobId));
}

/**
 * Plans failed clips again and returns how many. This was decided by a person, since their earlier
 * orders may have been billed.
 */
export async function replanClips(
  tx: Transaction,
  jobId: JobId,
  pricePerSecondMicros: number,
): Promise<number> {
  const rows = await tx
    .update(clips)
    .set({
      ...MOVED,
      state: 'planned',
      attemptId: null,
      handle: null,
      handleId: null,
      callbackId: null,
      failure: null,
      detail: null,
      progress: 0,
      startedAt: null,
      images: null,
      step: sql`${clips.step} + 1`,
      costMicros: sql`${clips.costMicros} + ${clips.milliseconds}::bigint * ${pricePerSecondMicros}::bigint / 1000`,
    })
    .where(and(eq(clips.jobId, jobId), inArray(clips.state, ['failed', 'dropped'])))
    .returning({ id: clips.id });
  return rows.length;
}
