import { defineRoute } from '#contracts/route.ts';
import { checkResponseSchema, checkSchema } from '#contracts/schemas/compliance.ts';

export const complianceRoutes = {
  check: defineRoute({
    method: 'POST',
    path: '/api/compliance/check',
    access: { permission: 'workspace.read' },
    summary: 'Check a prompt and its words as an order would be checked. Free, stores nothing',
    body: checkSchema,
    response: checkResponseSchema,
    errors: [],
  }),
};
