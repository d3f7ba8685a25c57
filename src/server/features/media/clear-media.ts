import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';

import type { MediaId } from '#domain/ids.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { auditEvents } from '#server/platform/database/schema/audit.ts';
import { media, mediaPieces } from '#server/platform/database/schema/media.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sweepFiles } from '#server/platform/storage/sweep-files.ts';

/** Limits a round, so that the first one after years does not block everything else. */
const AT_ONCE = 200;
/**
 * Keys written by `check-task.ts` and `uploads.ts`, including drafts that disk storage may leave
 * behind.
 */
const MEDIA_FILE = /^(?:media|uploads)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/;

/**
 * Erases unfinished uploads started before `begunBefore`, and all files of closed organizations.
 * Returns how many.
 */
export async function eraseAbandonedMedia(
  connection: Connection,
  storage: Storage,
  begunBefore: Date,
): Promise<number> {
  const rows = await connection
    .select({ id: media.id, mainKey: media.mainKey, previewKey: media.previewKey })
    .from(media)
    .innerJoin(organizations, eq(organizations.id, media.organizationId))
    .where(
      or(
        isNotNull(organizations.closedAt),
        and(eq(media.state, 'uploading'), lt(media.createdAt, begunBefore)),
      ),
    )
    .limit(AT_ONCE);
  for (const { id, mainKey, previewKey } of rows) {
    const pieces = await connection
      .select({ key: mediaPieces.key })
      .from(mediaPieces)
      .where(eq(mediaPieces.mediaId, id));
    for (const key of [mainKey, previewKey, ...pieces.map((piece) => piece.key)]) {
      if (key !== null) await storage.remove(key);
    }
    await connection.delete(media).where(eq(media.id, id));
  }
  return rows.length;
}

/**
 * Removes stored files without a row: of attempts that died between storing and committing, of
 * refused pieces, and of files deleted while the storage was unreachable. Files unknown to this
 * installation are left alone, since buckets can be shared. Returns how many were removed.
 */
export async function removeOrphanMedia(
  connection: Connection,
  storage: Storage,
  changedBefore: Date,
): Promise<number> {
  const orphansAmong = (keys: readonly string[]) => findOrphans(connection, keys);
  const sweep = (prefix: string) => sweepFiles(storage, { prefix, changedBefore, orphansAmong });
  return (await sweep('media/')) + (await sweep('uploads/'));
}

async function findOrphans(connection: Connection, keys: readonly string[]): Promise<string[]> {
  const files = keys.flatMap((key) => {
    const id = MEDIA_FILE.exec(key)?.[1] as MediaId | undefined;
    return id === undefined ? [] : [{ key, id }];
  });
  const ids = [...new Set(files.map(({ id }) => id))];
  const rows = await connection.select().from(media).where(inArray(media.id, ids));
  const pieces = await connection
    .select({ key: mediaPieces.key })
    .from(mediaPieces)
    .where(inArray(mediaPieces.mediaId, ids));
  const heardOf = await connection
    .select({ id: auditEvents.subjectId })
    .from(auditEvents)
    .where(inArray(auditEvents.subjectId, ids));
  const named = new Set<string | null>([
    ...rows.flatMap(({ mainKey, previewKey }) => [mainKey, previewKey]),
    ...pieces.map(({ key }) => key),
  ]);
  const ours = new Set<string | null>([
    ...rows.map(({ id }) => id),
    ...heardOf.map(({ id }) => id),
  ]);
  return files.filter(({ key, id }) => ours.has(id) && !named.has(key)).map(({ key }) => key);
}

/** Removes what dead processes left in this machine's folder for arriving pieces. */
export async function removeStalePieces(folder: string, changedBefore: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < changedBefore) await rm(path, { recursive: true, force: true });
  }
}
