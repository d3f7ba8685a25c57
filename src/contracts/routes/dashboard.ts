import { defineRoute } from '#contracts/route.ts';
import { dashboardStatsSchema } from '#contracts/schemas/dashboard.ts';

export const dashboardRoutes = {
  stats: defineRoute({
    method: 'GET',
    path: '/api/dashboard/stats',
    access: { permission: 'workspace.read' },
    summary: 'Get statistics and recent activity of the organization',
    response: dashboardStatsSchema,
    errors: [],
  }),
};
