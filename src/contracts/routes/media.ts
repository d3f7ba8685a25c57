import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { mediaSchema, rightsSchema } from '#contracts/schemas/media.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema } from '#contracts/schemas/text.ts';
import { MEDIA_KINDS } from '#domain/media/media.ts';

const mediaParamsSchema = z.object({ id: idSchema });

export const mediaRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/media',
    access: { permission: 'workspace.read' },
    summary: "List the organization's files, newest first",
    query: pagingSchema.extend({ kind: z.enum(MEDIA_KINDS).optional() }),
    response: z.array(mediaSchema),
    errors: [],
  }),
  upload: defineRoute({
    method: 'POST',
    path: '/api/media',
    access: { permission: 'media.upload' },
    summary:
      'Upload an image, logo or font of at most 20 MB in the field `file`, preceded by the field `kind` if an image is a logo. Use tus 1.0 at /api/media/uploads for clips and resumable uploads',
    upload: true,
    response: mediaSchema,
    status: 201,
    errors: [
      'file_refused',
      'file_too_large',
      'too_many_files',
      'too_many_requests',
      'unsupported_media_type',
    ],
  }),
  find: defineRoute({
    method: 'GET',
    path: '/api/media/{id}',
    access: { permission: 'workspace.read' },
    summary: 'Get a file with its state, rights and uses',
    params: mediaParamsSchema,
    response: mediaSchema,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/media/{id}',
    access: { permission: 'media.upload' },
    summary: 'Delete a file permanently: your own, or any if you manage brands',
    params: mediaParamsSchema,
    response: null,
    errors: ['not_found', 'wrong_state'],
  }),
  stateRights: defineRoute({
    method: 'PUT',
    path: '/api/media/{id}/rights',
    access: { permission: 'media.upload' },
    summary: 'State the rights to a file, which are required for using it',
    params: mediaParamsSchema,
    body: rightsSchema,
    response: mediaSchema,
    errors: ['not_found', 'wrong_state'],
  }),
};
