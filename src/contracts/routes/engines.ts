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
    summary: 'List text-to-video models with their health, queues and failures',
    response: enginesSchema,
    errors: [],
  }),
  offered: defineRoute({
    method: 'GET',
    path: '/api/video-model',
    access: { permission: 'video.create' },
    summary: 'Get the text-to-video model for shots of a preset with the source `model`',
    query: videoModelQuerySchema,
    response: videoModelSchema,
    errors: [],
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/api/admin/engines/jobs/{id}/retry',
    access: { permission: 'engines.manage' },
    summary: 'Retry a video that a model failed to make, free of charge for its organization',
    params: jobParamsSchema,
    response: z.object({ id: z.string(), status: z.string() }),
    errors: ['not_found', 'wrong_state', 'too_many_unfinished_videos'],
  }),
};
