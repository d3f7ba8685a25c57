import { defineRoute } from '#contracts/route.ts';
import { marketsResponseSchema } from '#contracts/schemas/market.ts';

export const marketRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/markets',
    access: { permission: 'workspace.read' },
    summary: 'List all markets with their rules, sources, and facts that are due to be checked',
    response: marketsResponseSchema,
    errors: [],
  }),
};
