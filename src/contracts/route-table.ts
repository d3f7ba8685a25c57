import { adminRoutes } from '#contracts/routes/admin.ts';
import { authRoutes } from '#contracts/routes/auth.ts';
import { creditRoutes } from '#contracts/routes/credits.ts';
import { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import { moderationRoutes } from '#contracts/routes/moderation.ts';
import { settingsRoutes } from '#contracts/routes/settings.ts';
import { teamRoutes } from '#contracts/routes/team.ts';

/** The whole API, by feature. */
export const ROUTES = {
  admin: adminRoutes,
  auth: authRoutes,
  credits: creditRoutes,
  dashboard: dashboardRoutes,
  jobs: jobRoutes,
  moderation: moderationRoutes,
  settings: settingsRoutes,
  team: teamRoutes,
};
