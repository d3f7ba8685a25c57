import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { shareSchema, shareSettingsSchema } from '#contracts/schemas/sharing.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const jobParamsSchema = z.object({ id: idSchema });
const path = '/api/jobs/{id}/share';

export const sharingRoutes = {
  share: defineRoute({
    method: 'POST',
    path,
    access: { permission: 'video.manageOwn' },
    summary: 'Share an approved video, or change its share settings; the URL stays the same',
    params: jobParamsSchema,
    body: shareSettingsSchema,
    response: shareSchema,
    errors: ['not_found', 'not_approved'],
  }),
  show: defineRoute({
    method: 'GET',
    path,
    access: { permission: 'workspace.read' },
    summary: 'Get the share link of a video, with its views',
    params: jobParamsSchema,
    response: shareSchema,
    errors: ['not_found'],
  }),
  end: defineRoute({
    method: 'DELETE',
    path,
    access: { permission: 'video.manageOwn' },
    summary: 'End the share link of a video permanently',
    params: jobParamsSchema,
    response: null,
    errors: ['not_found'],
  }),
};
