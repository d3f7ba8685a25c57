import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { enginesSchema } from '#contracts/schemas/engines.ts';
import { videoModelQuerySchema, videoModelSchema } from '#contracts/schemas/video-model.ts';
import { jobParamsSchema } from '#contracts/schemas/job.ts';

export const engineRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/engines',
    access: { permission: 'engines.manage' },
    summary: 'Text-to-video models: how they are, what waits for them, what failed and why',
    response: enginesSchema,
    errors: [],
  }),
  offered: defineRoute({
    method: 'GET',
    path: '/api/video-model',
    access: { permission: 'video.create' },
    summary: 'Which text-to-video model makes the shots of a preset that ask for one',
    query: videoModelQuerySchema,
    response: videoModelSchema,
    errors: [],
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/api/admin/engines/jobs/{id}/retry',
    access: { permission: 'engines.manage' },
    summary: 'Make a video once more that a model failed, free of charge for its organization',
    params: jobParamsSchema,
    response: z.object({ id: z.string(), status: z.string() }),
    errors: ['not_found', 'wrong_state', 'too_many_unfinished_videos'],
  }),
};
