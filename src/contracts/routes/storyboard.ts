import { defineRoute } from '#contracts/route.ts';
import { createJobSchema } from '#contracts/schemas/job.ts';
import { previewSchema } from '#contracts/schemas/storyboard.ts';

export const storyboardRoutes = {
  preview: defineRoute({
    method: 'POST',
    path: '/api/storyboard/preview',
    access: { permission: 'video.create' },
    summary: 'The plan of a video with its compliance verdict. Free, stores nothing',
    body: createJobSchema,
    response: previewSchema,
    errors: ['unavailable'],
  }),
};
