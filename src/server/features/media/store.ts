import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';

import type { MediaId, OrganizationId, UserId } from '#domain/ids.ts';
import type { MediaKind } from '#domain/media/media.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { media, mediaPieces, mediaRights } from '#server/platform/database/schema/media.ts';

export type MediaRow = typeof media.$inferSelect;
export type MediaPieceRow = typeof mediaPieces.$inferSelect;
export type MediaRightsRow = typeof mediaRights.$inferSelect;

/** A file with its rights and the name of its uploader; null if the account was closed. */
export interface MediaWithRights extends MediaRow {
  readonly rights: MediaRightsRow | null;
  readonly uploader: string | null;
}

function selectMedia(connection: Connection) {
  return connection
    .select({ file: media, rights: mediaRights, uploader: users.username })
    .from(media)
    .leftJoin(mediaRights, eq(mediaRights.mediaId, media.id))
    .leftJoin(users, eq(users.id, media.uploadedBy))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectMedia>>[number];
const flat = ({ file, ...rest }: Selected): MediaWithRights => ({ ...file, ...rest });

export async function findPage(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after, kind }: PageRequest & { kind: MediaKind | undefined },
): Promise<MediaWithRights[]> {
  const rows = await selectMedia(connection)
    .where(
      and(
        eq(media.organizationId, organizationId),
        kind && eq(media.kind, kind),
        isOlder(media, after),
      ),
    )
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(limit + 1);
  return rows.map(flat);
}

export async function findMany(
  connection: Connection,
  organizationId: OrganizationId,
  ids: readonly MediaId[],
): Promise<MediaWithRights[]> {
  if (ids.length === 0) return [];
  const rows = await selectMedia(connection).where(
    and(eq(media.organizationId, organizationId), inArray(media.id, [...ids])),
  );
  return rows.map(flat);
}

/** Locks a file until the transaction ends; null if there is none. */
export async function lockMedia(
  tx: Transaction,
  organizationId: OrganizationId,
  id: MediaId,
): Promise<MediaRow | null> {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.organizationId, organizationId), eq(media.id, id)))
    .for('update');
  return row ?? null;
}

export async function findById(connection: Connection, id: MediaId): Promise<MediaRow | null> {
  const [row] = await connection.select().from(media).where(eq(media.id, id));
  return row ?? null;
}

/** The number and size of an organization's files; serializes additions until `tx` ends. */
export async function lockTotals(tx: Transaction, organizationId: OrganizationId) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`media of ${organizationId}`}))`);
  const [row] = await tx
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<string>`coalesce(sum(${media.bytes}), 0)`,
    })
    .from(media)
    .where(and(eq(media.organizationId, organizationId), ne(media.state, 'refused')));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

export async function insertMedia(tx: Transaction, values: typeof media.$inferInsert) {
  await tx.insert(media).values(values);
}

export async function insertPiece(tx: Transaction, values: MediaPieceRow): Promise<void> {
  await tx.insert(mediaPieces).values(values);
}

export async function findPieces(connection: Connection, mediaId: MediaId) {
  return connection
    .select()
    .from(mediaPieces)
    .where(eq(mediaPieces.mediaId, mediaId))
    .orderBy(asc(mediaPieces.start));
}

export async function deletePieces(connection: Connection, mediaId: MediaId): Promise<void> {
  await connection.delete(mediaPieces).where(eq(mediaPieces.mediaId, mediaId));
}

/** Ends the check of a file; null if it no longer exists or has already ended. */
export async function endCheck(
  tx: Transaction,
  id: MediaId,
  changes: Partial<typeof media.$inferInsert>,
): Promise<MediaRow | null> {
  const [row] = await tx
    .update(media)
    .set(changes)
    .where(and(eq(media.id, id), eq(media.state, 'checking')))
    .returning();
  return row ?? null;
}

export async function deleteMedia(connection: Connection, id: MediaId): Promise<void> {
  await connection.delete(media).where(eq(media.id, id));
}

export async function putRights(
  tx: Transaction,
  values: typeof mediaRights.$inferInsert,
): Promise<void> {
  const { mediaId: target } = mediaRights;
  await tx.insert(mediaRights).values(values).onConflictDoUpdate({ target, set: values });
}

export interface EndingRights {
  readonly mediaId: MediaId;
  readonly organizationId: OrganizationId;
  readonly uploadedBy: UserId;
  readonly statedBy: UserId;
  readonly validUntil: Date | null;
}

/** Rights that end before `endsBefore` and whose last reminder was for more than `days` before. */
export async function findEndingRights(
  connection: Connection,
  { days, endsBefore, limit }: { days: number; endsBefore: Date; limit: number },
): Promise<EndingRights[]> {
  return connection
    .select({
      mediaId: media.id,
      organizationId: media.organizationId,
      uploadedBy: media.uploadedBy,
      statedBy: mediaRights.statedBy,
      validUntil: mediaRights.validUntil,
    })
    .from(mediaRights)
    .innerJoin(media, eq(media.id, mediaRights.mediaId))
    .where(
      and(
        eq(media.state, 'ready'),
        lte(mediaRights.validUntil, endsBefore),
        or(isNull(mediaRights.remindedDays), gt(mediaRights.remindedDays, days)),
      ),
    )
    .limit(limit);
}

/** Records a reminder; false if someone else has, or the rights have changed. */
export async function recordReminder(
  tx: Transaction,
  { mediaId, validUntil }: Pick<EndingRights, 'mediaId' | 'validUntil'>,
  days: number,
): Promise<boolean> {
  const rows = await tx
    .update(mediaRights)
    .set({ remindedDays: days })
    .where(
      and(
        eq(mediaRights.mediaId, mediaId),
        validUntil ? eq(mediaRights.validUntil, validUntil) : sql`false`,
        or(isNull(mediaRights.remindedDays), gt(mediaRights.remindedDays, days)),
      ),
    )
    .returning({ mediaId: mediaRights.mediaId });
  return rows.length > 0;
}

/**
 * Locks files against changes of their rights until the transaction ends; returns how many exist.
 */
export async function lockMany(
  tx: Transaction,
  organizationId: OrganizationId,
  ids: readonly MediaId[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.organizationId, organizationId), inArray(media.id, [...ids])))
    .orderBy(asc(media.id))
    .for('share');
  return rows.length;
}

export async function recordMainHash(
  connection: Connection,
  id: MediaId,
  mainSha256: string,
): Promise<void> {
  await connection.update(media).set({ mainSha256 }).where(eq(media.id, id));
}

/** Stores that the operator has reviewed a file; only the first time counts. */
export async function recordReview(
  tx: Transaction,
  id: MediaId,
  { by: lookedBy, now: lookedAt }: { by: UserId; now: Date },
): Promise<void> {
  await tx
    .update(media)
    .set({ lookedBy, lookedAt })
    .where(and(eq(media.id, id), isNull(media.lookedAt)));
}
