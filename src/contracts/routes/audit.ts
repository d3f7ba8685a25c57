import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { auditEventSchema, auditFilterSchema, auditPageSchema } from '#contracts/schemas/audit.ts';

export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/audit',
    access: { permission: 'audit.read' },
    summary:
      'List the audit log, newest first: of all organizations for the platform operator, otherwise of your own',
    query: auditPageSchema,
    response: z.array(auditEventSchema),
    errors: [],
  }),
  export: defineRoute({
    method: 'GET',
    path: '/api/audit/export',
    access: { permission: 'audit.read' },
    summary: 'Download all matching entries of the audit log as a CSV file',
    query: auditFilterSchema,
    response: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'audit.csv' },
    errors: [],
  }),
};
