import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { FolderId, JobId, OrganizationId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { folders, videoEntries } from '#server/platform/database/schema/jobs.ts';

function selectFolders(connection: Connection) {
  return connection
    .select({
      id: folders.id,
      name: folders.name,
      createdAt: folders.createdAt,
      videoCount: count(videoEntries.jobId),
    })
    .from(folders)
    .leftJoin(
      videoEntries,
      and(eq(videoEntries.folderId, folders.id), isNull(videoEntries.deletedAt)),
    )
    .groupBy(folders.id)
    .$dynamic();
}

export type FolderRow = Awaited<ReturnType<typeof selectFolders>>[number];

export function findFolders(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<FolderRow[]> {
  return selectFolders(connection)
    .where(eq(folders.organizationId, organizationId))
    .orderBy(asc(sql`lower(${folders.name})`), asc(folders.id));
}

const isOwn = (organizationId: OrganizationId, id: FolderId) =>
  and(eq(folders.organizationId, organizationId), eq(folders.id, id));

export async function findFolder(
  connection: Connection,
  organizationId: OrganizationId,
  id: FolderId,
): Promise<FolderRow | null> {
  const [row] = await selectFolders(connection).where(isOwn(organizationId, id));
  return row ?? null;
}

/** Blocks others who count or create folders of the organization; returns how many there are. */
export async function lockAndCount(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<number> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update');
  return tx.$count(folders, eq(folders.organizationId, organizationId));
}

export async function insertFolder(
  tx: Transaction,
  folder: typeof folders.$inferInsert,
): Promise<void> {
  await tx.insert(folders).values(folder);
}

/** Whether the folder exists; locks it until the transaction ends. */
export async function lockFolder(
  tx: Transaction,
  organizationId: OrganizationId,
  id: FolderId,
): Promise<boolean> {
  const rows = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(isOwn(organizationId, id))
    .for('key share');
  return rows.length > 0;
}

export async function renameFolder(
  connection: Connection,
  organizationId: OrganizationId,
  { id, name }: Pick<FolderRow, 'id' | 'name'>,
): Promise<void> {
  await connection.update(folders).set({ name }).where(isOwn(organizationId, id));
}

/** Returns false if there is no such folder. */
export async function deleteFolder(
  connection: Connection,
  organizationId: OrganizationId,
  id: FolderId,
): Promise<boolean> {
  const rows = await connection
    .delete(folders)
    .where(isOwn(organizationId, id))
    .returning({ id: folders.id });
  return rows.length > 0;
}

/** Returns those of these videos that belong to the organization, with their authors. */
export function findAuthors(
  connection: Connection,
  organizationId: OrganizationId,
  jobIds: readonly JobId[],
) {
  return connection
    .select({ id: jobRows.id, authorId: jobRows.authorId })
    .from(jobRows)
    .where(and(eq(jobRows.organizationId, organizationId), inArray(jobRows.id, [...jobIds])));
}

export async function setFolder(
  tx: Transaction,
  jobIds: readonly JobId[],
  folderId: FolderId | null,
): Promise<void> {
  await tx
    .insert(videoEntries)
    .values(jobIds.map((jobId) => ({ jobId, folderId })))
    .onConflictDoUpdate({ target: videoEntries.jobId, set: { folderId } });
}
