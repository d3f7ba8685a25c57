import { authRoutes } from '#contracts/routes/auth.ts';
import { creditRoutes } from '#contracts/routes/credits.ts';
import { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import { webhookRoutes } from '#contracts/routes/webhooks.ts';

/** The whole API, by feature. */
export const ROUTES = {
  auth: authRoutes,
  credits: creditRoutes,
  dashboard: dashboardRoutes,
  jobs: jobRoutes,
  webhooks: webhookRoutes,
};
