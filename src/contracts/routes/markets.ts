import { defineRoute } from '#contracts/route.ts';
import { marketsResponseSchema } from '#contracts/schemas/market.ts';

export const marketRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/markets',
    access: { permission: 'workspace.read' },
    summary: 'Every market with its rules, their sources, and what is due to be checked',
    response: marketsResponseSchema,
    errors: [],
  }),
};
