import { fileURLToPath } from 'node:url';

import { createAdminHandlers } from '#server/features/admin/routes.ts';
import { createAuditHandlers } from '#server/features/audit/routes.ts';
import { createFindSession } from '#server/features/auth/sessions.ts';
import { createAuthHandlers } from '#server/features/auth/routes.ts';
import { createComplianceHandlers } from '#server/features/compliance/routes.ts';
import { createCreditHandlers } from '#server/features/credits/routes.ts';
import { createDashboardHandlers } from '#server/features/dashboard/routes.ts';
import { createJobPresenter } from '#server/features/jobs/present.ts';
import { createJobHandlers } from '#server/features/jobs/routes.ts';
import { createWebhookHandlers } from '#server/features/payments/routes.ts';
import { serveCheckoutPage } from '#server/features/payments/serve-checkout-page.ts';
import { createScriptHandlers } from '#server/features/script/routes.ts';
import { createStoryboardHandlers } from '#server/features/storyboard/routes.ts';
import { createModerationHandlers } from '#server/features/moderation/routes.ts';
import { createNotificationHandlers } from '#server/features/notifications/routes.ts';
import { createRuleChangeHandlers } from '#server/features/rule-changes/routes.ts';
import { createSettingsHandlers } from '#server/features/settings/routes.ts';
import { createTeamHandlers } from '#server/features/team/routes.ts';
import { createApp, type Handlers } from '#server/http/app.ts';
import { createAuthenticate } from '#server/http/authenticate.ts';
import { readWebBuild } from '#server/http/web-build.ts';
import { createProcessLimiter } from '#server/platform/limits/process-limiter.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services.ts';

const WEB_BUILD_FOLDER = fileURLToPath(new URL('../../../build/client', import.meta.url));
const MINUTE_SECONDS = 60;

/** The HTTP side of a process. `address` is where it listens. */
export async function startApi(platform: Platform, services: Services) {
  const { config } = platform;
  const app = await createApi(platform, services);
  const address = await app.listen({ port: config.http.port, host: config.http.host });
  services.previewer.warmUp();
  return { address, stop: () => app.close() };
}

/** The same without listening: for the tests. */
export async function createApi(platform: Platform, services: Services) {
  const { config, clock, db, log, media, storage } = platform;
  const callLimit = { max: config.limits.callsPerUser, windowSeconds: MINUTE_SECONDS };
  const app = await createApp({
    http: config.http,
    log,
    db,
    storage,
    media,
    handlers: createHandlers(services, platform),
    authenticate: createAuthenticate(
      createFindSession(db, clock),
      createProcessLimiter(callLimit, clock),
    ),
    pages: config.payments.by === 'test page' ? [serveCheckoutPage(services.testCheckout)] : [],
    web: readWebBuild(WEB_BUILD_FOLDER),
  });
  app.addHook('onClose', async () => services.previewer.close());
  return app;
}

function createHandlers(services: Services, { media, clock }: Platform): Handlers {
  const { admin, audit, auth, credits, invitations, jobs, members, payments } = services;
  return {
    admin: createAdminHandlers(admin),
    audit: createAuditHandlers(audit),
    auth: createAuthHandlers(auth),
    compliance: createComplianceHandlers(services.compliance, services.markets),
    credits: createCreditHandlers(credits, payments),
    dashboard: createDashboardHandlers(jobs, credits),
    jobs: createJobHandlers(jobs, services.markets, { media, clock }),
    script: createScriptHandlers(services.script),
    storyboard: createStoryboardHandlers(services.storyboard, services.markets),
    webhooks: createWebhookHandlers(payments),
    moderation: createModerationHandlers(services.moderation, createJobPresenter(media, clock)),
    notifications: createNotificationHandlers(services.notifications),
    ruleChanges: createRuleChangeHandlers(services.ruleChanges, createJobPresenter(media, clock)),
    settings: createSettingsHandlers(services.settings),
    team: createTeamHandlers(members, invitations),
  };
}
