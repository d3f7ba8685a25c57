import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';

import type { ClipCosts } from '#domain/clip-costs.ts';
import type { ClipFailure } from '#domain/clip-failures.ts';
import { clipStatesBefore, type ClipState } from '#domain/clip-lifecycle.ts';
import type { ClipId, JobId, OrganizationId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { clips } from '#server/platform/database/clip-schema.ts';
import type { ClipHandle } from '#server/platform/video-engines/video-engine.ts';

export type ClipRow = typeof clips.$inferSelect;

/** A worker that stays silent for longer than this has lost its clip. */
export const CLIP_LEASE_SECONDS = 20;

/** One worker's lease of a clip: writes under an older step change nothing. */
export interface ClipLease {
  readonly id: ClipId;
  readonly step: number;
}

export const clipLeaseEnd = sql`now() + make_interval(secs => ${CLIP_LEASE_SECONDS})`;

export function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds}::double precision)`;
}

function isHeld({ id, step }: ClipLease, into: ClipState) {
  return and(
    eq(clips.id, id),
    eq(clips.step, step),
    inArray(clips.state, [...clipStatesBefore(into)]),
  );
}

/** What every move of a clip does besides. */
const RELEASED = { stateSince: sql`now()`, leaseExpiresAt: null, troubles: 0 };

export async function insertClips(
  tx: Transaction,
  values: (typeof clips.$inferInsert)[],
): Promise<void> {
  await tx.insert(clips).values(values);
}

/** Any number: who adds up what everybody spent holds it, so that two orders cannot pass the same rest. */
const INSTALLATION_COST_LOCK = 7_310_542;

/** What clips have cost since the beginning of day and month; the caller holds the organization's row. */
export async function sumCosts(
  tx: Transaction,
  organizationId: OrganizationId,
  { day, month }: { readonly day: Date; readonly month: Date },
): Promise<ClipCosts> {
  await tx.execute(sql`select pg_advisory_xact_lock(${INSTALLATION_COST_LOCK})`);
  const isOwn = eq(clips.organizationId, organizationId);
  const isToday = gte(clips.createdAt, day);
  const sum = (of?: SQL) =>
    sql<string>`coalesce(sum(${clips.costMicros})${of ? sql` filter (where ${of})` : sql``}, 0)`;
  const [row] = await tx
    .select({ day: sum(and(isOwn, isToday)), month: sum(isOwn), all: sum() })
    .from(clips)
    .where(gte(clips.createdAt, month));
  const { day: today, month: own, all } = row ?? {};
  return { day: Number(today), month: Number(own), installationMonth: Number(all) };
}

/** Says that the worker lives; false where the clip is no longer its. */
export async function renewLease(
  connection: Connection,
  { id, step }: ClipLease,
): Promise<boolean> {
  const rows = await connection
    .update(clips)
    .set({ leaseExpiresAt: clipLeaseEnd })
    .where(and(eq(clips.id, id), eq(clips.step, step)))
    .returning({ id: clips.id });
  return rows.length > 0;
}

/** The model has the order. Breaks on the unique index where another clip holds the same one. */
export async function markSubmitted(
  tx: Transaction,
  lease: ClipLease,
  { handle, lookInSeconds }: { handle: ClipHandle; lookInSeconds: number },
): Promise<ClipRow | null> {
  const [row] = await tx
    .update(clips)
    .set({
      ...RELEASED,
      state: 'submitted',
      handle,
      handleId: handle.id,
      orders: sql`${clips.orders} + 1`,
      detail: null,
      dueAt: inSeconds(lookInSeconds),
    })
    .where(isHeld(lease, 'submitted'))
    .returning();
  return row ?? null;
}

/** Certainly not at the model any more: it may be ordered again, under another attempt. */
export async function markPlanned(
  connection: Connection,
  lease: ClipLease,
  change: { inSeconds: number; troubles: number; detail: string },
): Promise<void> {
  await connection
    .update(clips)
    .set({
      ...RELEASED,
      state: 'planned',
      attemptId: null,
      handle: null,
      handleId: null,
      callbackId: null,
      progress: 0,
      troubles: change.troubles,
      detail: change.detail,
      dueAt: inSeconds(change.inSeconds),
    })
    .where(isHeld(lease, 'planned'));
}

export async function markFetched(
  tx: Transaction,
  lease: ClipLease,
  file: { fileKey: string; sha256: string },
): Promise<ClipRow | null> {
  const [row] = await tx
    .update(clips)
    .set({ ...RELEASED, ...file, state: 'fetched', progress: 1, detail: null })
    .where(isHeld(lease, 'fetched'))
    .returning();
  return row ?? null;
}

export async function markClipFailed(
  tx: Transaction,
  lease: ClipLease,
  { failure, detail, isBilled }: { failure: ClipFailure; detail: string; isBilled: boolean },
): Promise<ClipRow | null> {
  const [row] = await tx
    .update(clips)
    .set({
      ...RELEASED,
      state: 'failed',
      failure,
      detail,
      ...(!isBilled && { costMicros: 0 }),
    })
    .where(isHeld(lease, 'failed'))
    .returning();
  return row ?? null;
}

/** Its job has ended without it. What the model has may still be billed. */
export async function markDropped(connection: Connection, lease: ClipLease): Promise<void> {
  await connection
    .update(clips)
    .set({ ...RELEASED, state: 'dropped' })
    .where(isHeld(lease, 'dropped'));
}

/** Nothing changed, or nothing was learnt: look again later. */
export async function lookAgain(
  connection: Connection,
  { id, step }: ClipLease,
  change: { inSeconds: number; troubles: number; progress?: number; detail?: string },
): Promise<void> {
  const { inSeconds: seconds, ...values } = change;
  await connection
    .update(clips)
    .set({ ...values, leaseExpiresAt: null, dueAt: inSeconds(seconds) })
    .where(and(eq(clips.id, id), eq(clips.step, step)));
}

/** Which of these orders other clips of the engine hold. */
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

/** The clips of a film, in its order. */
export async function findClipsOfJob(
  connection: Connection,
  jobId: JobId,
): Promise<readonly ClipRow[]> {
  return connection.select().from(clips).where(eq(clips.jobId, jobId)).orderBy(clips.position);
}

/** The film is finished; its clips are part of it. */
export async function markComposed(tx: Transaction, jobId: JobId): Promise<void> {
  await tx
    .update(clips)
    .set({ state: 'composed', stateSince: sql`now()` })
    .where(and(eq(clips.jobId, jobId), inArray(clips.state, [...clipStatesBefore('composed')])));
}

export async function countClips(connection: Connection, jobId: JobId): Promise<number> {
  return connection.$count(clips, eq(clips.jobId, jobId));
}

/** Answers how many were planned again. Somebody has decided it: their earlier orders may have been billed. */
export async function replanClips(
  tx: Transaction,
  jobId: JobId,
  pricePerSecondMicros: number,
): Promise<number> {
  const rows = await tx
    .update(clips)
    .set({
      ...RELEASED,
      state: 'planned',
      attemptId: null,
      handle: null,
      handleId: null,
      callbackId: null,
      failure: null,
      detail: null,
      progress: 0,
      startedAt: null,
      dueAt: sql`now()`,
      step: sql`${clips.step} + 1`,
      costMicros: sql`${clips.costMicros} + ${clips.milliseconds}::bigint * ${pricePerSecondMicros}::bigint / 1000`,
    })
    .where(and(eq(clips.jobId, jobId), inArray(clips.state, ['failed', 'dropped'])))
    .returning({ id: clips.id });
  return rows.length;
}
