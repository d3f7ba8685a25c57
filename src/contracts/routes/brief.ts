import { defineRoute } from '#contracts/route.ts';
import { briefSchema, readBriefSchema } from '#contracts/schemas/brief.ts';

export const briefRoutes = {
  read: defineRoute({
    method: 'POST',
    path: '/api/brief/read',
    access: { permission: 'video.create' },
    summary: 'Extract words and look from a prompt. Free, stores nothing',
    body: readBriefSchema,
    response: briefSchema,
    errors: ['validation_failed'],
  }),
};
