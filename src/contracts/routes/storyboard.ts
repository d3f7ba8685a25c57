import { defineRoute } from '#contracts/route.ts';
import { previewRequestSchema, previewSchema } from '#contracts/schemas/storyboard.ts';

export const storyboardRoutes = {
  preview: defineRoute({
    method: 'POST',
    path: '/api/storyboard/preview',
    access: { permission: 'video.create' },
    summary: 'Preview the plan of a video with its compliance verdict. Free, stores nothing',
    body: previewRequestSchema,
    response: previewSchema,
    errors: ['unavailable'],
  }),
};
