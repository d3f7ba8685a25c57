import { authRoutes } from '#contracts/routes/auth.ts';
import { complianceRoutes } from '#contracts/routes/compliance.ts';
import { creditRoutes } from '#contracts/routes/credits.ts';
import { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import { scriptRoutes } from '#contracts/routes/script.ts';
import { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import { webhookRoutes } from '#contracts/routes/webhooks.ts';

/** The whole API, by feature. */
export const ROUTES = {
  auth: authRoutes,
  compliance: complianceRoutes,
  credits: creditRoutes,
  dashboard: dashboardRoutes,
  jobs: jobRoutes,
  script: scriptRoutes,
  storyboard: storyboardRoutes,
  webhooks: webhookRoutes,
};
