import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  folderNameSchema,
  folderParamsSchema,
  folderSchema,
  moveVideosSchema,
} from '#contracts/schemas/folder.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';

export const folderRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/folders',
    access: { permission: 'workspace.read' },
    summary: 'List the folders of videos, by name',
    query: pagingSchema,
    response: z.array(folderSchema),
    errors: [],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/folders',
    access: { permission: 'folders.edit' },
    summary: 'Create a folder of videos',
    body: folderNameSchema,
    response: folderSchema,
    status: 201,
    errors: ['folder_exists', 'too_many_folders'],
  }),
  rename: defineRoute({
    method: 'PATCH',
    path: '/api/folders/{id}',
    access: { permission: 'folders.edit' },
    summary: 'Rename a folder',
    params: folderParamsSchema,
    body: folderNameSchema,
    response: folderSchema,
    errors: ['not_found', 'folder_exists'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/folders/{id}',
    access: { permission: 'folders.edit' },
    summary: 'Delete a folder; its videos are kept',
    params: folderParamsSchema,
    response: null,
    errors: ['not_found'],
  }),
  move: defineRoute({
    method: 'POST',
    path: '/api/jobs/move',
    access: { permission: 'video.manageOwn' },
    summary: 'Move videos into or out of a folder, all or none',
    body: moveVideosSchema,
    response: null,
    errors: ['not_found'],
  }),
};
