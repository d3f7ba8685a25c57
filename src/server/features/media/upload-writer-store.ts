import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import type { MediaId, OrganizationId } from '#domain/ids.ts';
import type { MediaRow } from './store.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { media } from '#server/platform/database/schema/media.ts';

export interface Writer {
  readonly id: MediaId;
  readonly token: string;
}

interface Writing extends Writer {
  readonly organizationId: OrganizationId;
  readonly offset: number;
}

const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Gives one writer the lease to continue an upload at its offset, by the database's clock; false if
 * the offset differs or someone else is writing.
 */
export async function takeWriting(
  connection: Connection,
  { organizationId, id, offset, token }: Writing,
  leaseSeconds: number,
): Promise<boolean> {
  const rows = await connection
    .update(media)
    .set({
      writerToken: token,
      writerExpiresAt: fromNow(leaseSeconds),
    })
    .where(
      and(
        eq(media.organizationId, organizationId),
        eq(media.id, id),
        eq(media.state, 'uploading'),
        eq(media.receivedBytes, offset),
        or(isNull(media.writerToken), lt(media.writerExpiresAt, sql`now()`)),
      ),
    )
    .returning({ id: media.id });
  return rows.length > 0;
}

/** Changes an upload whose lease its writer still holds; null if not. */
export async function keepWriting(
  connection: Connection,
  { id, token }: Writer,
  changes: Partial<typeof media.$inferInsert>,
): Promise<MediaRow | null> {
  const [row] = await connection
    .update(media)
    .set(changes)
    .where(and(eq(media.id, id), eq(media.writerToken, token)))
    .returning();
  return row ?? null;
}

/** Extends a writer's lease, by the database's clock. */
export async function renewWriting(
  connection: Connection,
  { id, token }: Writer,
  leaseSeconds: number,
): Promise<void> {
  await connection
    .update(media)
    .set({ writerExpiresAt: fromNow(leaseSeconds) })
    .where(and(eq(media.id, id), eq(media.writerToken, token)));
}

/** Ends the leases of all writers. */
export async function endWriting(connection: Connection): Promise<void> {
  await connection
    .update(media)
    .set({ writerToken: null, writerExpiresAt: null })
    .where(isNotNull(media.writerToken));
}
