import { defineRoute } from '#contracts/route.ts';
import { checkResponseSchema, checkSchema } from '#contracts/schemas/compliance.ts';

export const complianceRoutes = {
  check: defineRoute({
    method: 'POST',
    path: '/api/compliance/check',
    access: { permission: 'workspace.read' },
    summary: 'Judge a prompt and its words as creating a video would. Free, stores nothing',
    body: checkSchema,
    response: checkResponseSchema,
    errors: [],
  }),
};
