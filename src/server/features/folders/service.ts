/**
 * Folders of videos: creates, renames and deletes them, and moves videos between them. A folder
 * only organizes videos: it does not affect who may see or change one. Authorization: the route's
 * permission is checked before; that users move only videos they may change is checked here.
 */
import { randomUUID } from 'node:crypto';

import { FOLDERS_MAX } from '#domain/videos/folders.ts';
import type { FolderId, JobId, OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import { requirePermission } from '#server/http/callers/authorize.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import * as store from './store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

export type FoldersService = ReturnType<typeof createFoldersService>;

export function createFoldersService({ db, clock }: Deps) {
  async function find(connection: Connection, organizationId: OrganizationId, id: FolderId) {
    const folder = await store.findFolder(connection, organizationId, id);
    if (!folder) throw new AppError('not_found');
    return folder;
  }

  return {
    list: (organizationId: OrganizationId) => store.findFolders(db, organizationId),

    async create({ organizationId }: Actor, name: string): Promise<store.FolderRow> {
      const id = randomUUID() as FolderId;
      await onlyOne(
        db.transaction(async (tx) => {
          const count = await store.lockAndCount(tx, organizationId);
          if (count >= FOLDERS_MAX) throw new AppError('too_many_folders');
          await store.insertFolder(tx, { id, organizationId, name, createdAt: clock.now() });
        }),
      );
      return find(db, organizationId, id);
    },

    async rename({ organizationId }: Actor, id: FolderId, name: string): Promise<store.FolderRow> {
      await onlyOne(store.renameFolder(db, organizationId, { id, name }));
      return find(db, organizationId, id);
    },

    /** Its videos are kept, without a folder. */
    async remove({ organizationId }: Actor, id: FolderId): Promise<void> {
      if (!(await store.deleteFolder(db, organizationId, id))) throw new AppError('not_found');
    },

    /** Moves either all of these videos or none; null means no folder. */
    async move(actor: Actor, jobIds: readonly JobId[], folderId: FolderId | null): Promise<void> {
      const { organizationId, userId } = actor;
      const wanted = [...new Set(jobIds)];
      await db.transaction(async (tx) => {
        const jobs = await store.findAuthors(tx, organizationId, wanted);
        if (jobs.length < wanted.length) throw new AppError('not_found');
        const isOfOthers = jobs.some(({ authorId }) => authorId !== userId);
        if (isOfOthers) requirePermission(actor, 'video.manageAll');
        const isThere = folderId === null || (await store.lockFolder(tx, organizationId, folderId));
        if (!isThere) throw new AppError('not_found');
        await store.setFolder(tx, wanted, folderId);
      });
    },
  };
}

async function onlyOne(change: Promise<void>): Promise<void> {
  await change.catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new AppError('folder_exists');
    throw error;
  });
}
