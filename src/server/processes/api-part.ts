import { fileURLToPath } from 'node:url';

import { createAdminHandlers } from '#server/features/admin/routes.ts';
import { createAppealHandlers } from '#server/features/appeals/routes.ts';
import { createAuditHandlers } from '#server/features/audit/routes.ts';
import { createFindSession, createFindSessionMediaHolder } from '#server/features/auth/sessions.ts';
import { createAuthHandlers } from '#server/features/auth/routes.ts';
import { createBillingHandlers } from '#server/features/billing/routes.ts';
import { createBrandHandlers } from '#server/features/brands/routes.ts';
import { createEngineHandlers } from '#server/features/clips/routes.ts';
import { createMarketHandlers } from '#server/features/markets/routes.ts';
import { createBriefHandlers } from '#server/features/brief/routes.ts';
import { createComplianceHandlers } from '#server/features/compliance/routes.ts';
import { createCreditHandlers } from '#server/features/credits/routes.ts';
import {
  createFindKeyHolder,
  createFindKeyMediaHolder,
} from '#server/features/developers/api-keys.ts';
import { createDeveloperHandlers } from '#server/features/developers/routes.ts';
import { createDashboardHandlers } from '#server/features/dashboard/routes.ts';
import { createFolderHandlers } from '#server/features/folders/routes.ts';
import { createJobPresenter } from '#server/features/jobs/present.ts';
import { createJobHandlers } from '#server/features/jobs/routes.ts';
import { createTakeHandlers } from '#server/features/jobs/take-routes.ts';
import { createMediaPresenter } from '#server/features/media/present.ts';
import { createMediaHandlers } from '#server/features/media/routes.ts';
import { serveUploads } from '#server/features/media/serve-uploads.ts';
import { createWebhookHandlers } from '#server/features/payments/routes.ts';
import { serveCheckoutPage } from '#server/features/payments/serve-checkout-page.ts';
import { createProofHandlers } from '#server/features/proof/routes.ts';
import { createSampleVideo } from '#server/features/provenance/sample-video.ts';
import { createScriptHandlers } from '#server/features/script/routes.ts';
import { createSharingHandlers } from '#server/features/sharing/routes.ts';
import { serveSharedVideo } from '#server/features/sharing/serve-shared-video.ts';
import { createStoryboardHandlers } from '#server/features/storyboard/routes.ts';
import { createModerationHandlers } from '#server/features/moderation/routes.ts';
import { createNotificationHandlers } from '#server/features/notifications/routes.ts';
import { createOrganizationNameHandlers } from '#server/features/organization-names/routes.ts';
import { createRuleChangeHandlers } from '#server/features/rule-changes/routes.ts';
import { createSecondFactorHandlers } from '#server/features/second-factor/routes.ts';
import { createRuleHandlers } from '#server/features/rules/routes.ts';
import { createSettingsHandlers } from '#server/features/settings/routes.ts';
import { createTeamHandlers } from '#server/features/team/routes.ts';
import { createApp, type Handlers } from '#server/http/app.ts';
import { createAuthenticate, createCountAnonymous } from '#server/http/callers/authenticate.ts';
import type { Gate } from '#server/http/register-routes.ts';
import type { FindMediaHolder } from '#server/http/serving/serve-media.ts';
import { createVisitorPlace } from '#server/http/callers/visitor-place.ts';
import { readWebBuild } from '#server/http/serving/web-build.ts';
import { createProcessLimiter } from '#server/platform/limits/process-limiter.ts';
import { readinessChecksOf } from '#server/platform/readiness.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services/services.ts';

const EXAMPLE_PATH = fileURLToPath(
  new URL('../../../public/examples/roulette.mp4', import.meta.url),
);
const WEB_BUILD_FOLDER = fileURLToPath(new URL('../../../build/client', import.meta.url));
const MINUTE_SECONDS = 60;

/** The HTTP side of a process. `address` is where it listens. */
export async function startApi(platform: Platform, services: Services) {
  const { config, log } = platform;
  if (config.http.isExposed && !config.http.isPublic) {
    log.warn(
      'HOST lets other machines in, but PUBLIC_URL is not set: links lead to localhost, ' +
        'the test checkout is off, and `npm run operator -- EMAIL` names the operator',
    );
  }
  const app = await createApi(platform, services);
  const address = await app.listen({ port: config.http.port, host: config.http.host });
  return { address, stop: () => app.close() };
}

/** The same without listening, for tests. */
export async function createApi(platform: Platform, services: Services) {
  const { config, db, log, media, metrics, storage, tracing } = platform;
  const gate = createGate(platform);
  const app = await createApp({
    http: config.http,
    limits: config.limits,
    log,
    metrics,
    metricsReaders: { token: config.metrics.token, isOpenHere: !config.http.isExposed },
    tracing,
    readiness: readinessChecksOf({ db, storage, dataFolder: config.data.folder }),
    storage,
    media,
    findMediaHolder: createFindMediaHolder(platform),
    isDeletedFile: services.jobs.isDeletedFile,
    handlers: createHandlers(services, platform),
    gate,
    pages: [
      ...createPages(platform, services),
      serveUploads({ uploads: services.uploads, media: services.media, gate }),
    ],
    web: readWebBuild(WEB_BUILD_FOLDER),
  });
  app.addHook('onClose', async () => services.liveNotifications.close());
  app.addHook('onClose', async () => services.previewer.close());
  app.addHook('onClose', async () => services.judge.close());
  return app;
}

function createGate({ config, clock, db }: Platform): Gate {
  const { callsPerAddress, callsPerKey, callsPerUser } = config.limits;
  const aMinute = (max: number) =>
    createProcessLimiter({ max, windowSeconds: MINUTE_SECONDS }, clock);
  const countAnonymous = createCountAnonymous(aMinute(callsPerAddress));
  const authenticate = createAuthenticate({
    findSession: createFindSession(db, clock),
    findKeyHolder: createFindKeyHolder(db, clock),
    userLimiter: aMinute(callsPerUser),
    keyLimiter: aMinute(callsPerKey),
    countAnonymous,
  });
  return { authenticate, countAnonymous };
}

/** By the id of a session, or else of an API key. */
function createFindMediaHolder({ db, clock }: Platform): FindMediaHolder {
  const findOfSession = createFindSessionMediaHolder(db, clock);
  const findOfKey = createFindKeyMediaHolder(db, clock);
  return async (credentialId) =>
    (await findOfSession(credentialId)) ?? (await findOfKey(credentialId));
}

function createPages({ config, gateTokens, storage }: Platform, services: Services) {
  const { http, payments } = config;
  const sharedVideo = serveSharedVideo({
    sharing: services.sharing,
    passes: gateTokens,
    storage,
    publicUrl: http.publicUrl,
    isHttps: http.isHttps,
    placeOf: createVisitorPlace(http),
  });
  return payments.by === 'test page'
    ? [sharedVideo, serveCheckoutPage(services.testCheckout)]
    : [sharedVideo];
}

function createHandlers(services: Services, { config, clock, db, media }: Platform): Handlers {
  const { publicUrl } = config.http;
  const presentJob = createJobPresenter({ media, clock, publicUrl });
  const { admin, audit, auth, credits, invitations, jobs, members, payments } = services;
  return {
    admin: createAdminHandlers(admin, services.secondFactor),
    appeals: createAppealHandlers(services.appeals, services.markets),
    audit: createAuditHandlers(audit),
    auth: createAuthHandlers(auth),
    billing: createBillingHandlers(services.billing, services.documents, new URL(publicUrl).host),
    brands: createBrandHandlers({
      brands: services.brands,
      jobs,
      presentJob,
      media,
      storyboard: services.storyboard,
    }),
    brief: createBriefHandlers(services.briefs, services.brands),
    compliance: createComplianceHandlers(services.compliance, {
      briefs: services.briefs,
      markets: services.markets,
      findOrderParts: services.findOrderParts,
      clock,
    }),
    markets: createMarketHandlers(clock),
    credits: createCreditHandlers(credits, payments),
    dashboard: createDashboardHandlers({
      db,
      clock,
      jobs,
      credits,
      media,
      documents: services.documents,
    }),
    developers: createDeveloperHandlers(services.apiKeys, services.webhooks),
    media: createMediaHandlers(
      services.media,
      services.uploads,
      createMediaPresenter({ media, clock }),
    ),
    folders: createFolderHandlers(services.folders),
    jobs: createJobHandlers(jobs, services.markets, presentJob),
    takes: createTakeHandlers(jobs, presentJob),
    proof: createProofHandlers({
      proof: services.proof,
      signing: services.signing,
      signedSample: createSampleVideo({
        signing: services.signing,
        clock,
        examplePath: EXAMPLE_PATH,
      }),
    }),
    script: createScriptHandlers(services.script),
    engines: createEngineHandlers(services.enginePanel, jobs, services.offerModel),
    webhooks: createWebhookHandlers(payments, services.receiveClipCallback),
    sharing: createSharingHandlers(services.sharing, publicUrl),
    storyboard: createStoryboardHandlers(services.storyboard, services.markets, config.speech),
    moderation: createModerationHandlers({
      moderation: services.moderation,
      storyboard: services.storyboard,
      presentJob,
      media,
      modelSpansOf: services.clips.modelSpansOf,
    }),
    notifications: createNotificationHandlers(services.notifications, services.liveNotifications),
    organizationNames: createOrganizationNameHandlers(services.organizationNames),
    ruleChanges: createRuleChangeHandlers(services.ruleChanges, presentJob),
    secondFactor: createSecondFactorHandlers(services),
    rules: createRuleHandlers(services.customRules),
    settings: createSettingsHandlers(services.settings),
    team: createTeamHandlers(members, invitations),
  };
}
