import type { folderRoutes } from '#contracts/routes/folders.ts';
import type { FolderBody } from '#contracts/schemas/folder.ts';
import type { FolderId, JobId } from '#domain/ids.ts';
import { pageRequestOf, pageWithin } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

import type { FoldersService } from './service.ts';
import type { FolderRow } from './store.ts';

export function createFolderHandlers(folders: FoldersService): HandlersOf<typeof folderRoutes> {
  return {
    list: async ({ caller, query, nextPage }) => {
      const all = await folders.list(caller.actor.organizationId);
      const page = pageWithin(all, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(present);
    },
    create: async ({ caller, body }) => present(await folders.create(caller.actor, body.name)),
    rename: async ({ caller, params, body }) =>
      present(await folders.rename(caller.actor, params.id as FolderId, body.name)),
    remove: ({ caller, params }) => folders.remove(caller.actor, params.id as FolderId),
    move: ({ caller, body }) =>
      folders.move(caller.actor, body.jobIds as JobId[], body.folderId as FolderId | null),
  };
}

function present({ id, name, videoCount, createdAt }: FolderRow): FolderBody {
  return { id, name, videoCount, createdAt: createdAt.toISOString() };
}
