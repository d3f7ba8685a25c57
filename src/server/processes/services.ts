import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { POLICY_VERSION } from '#policy/policy.ts';
import { MARKET_RULES_VERSION } from '#domain/markets/market-rules.ts';
import { ADVERTISES_DEFAULT } from '#domain/markets/advertises.ts';
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';
import { openPreviewer } from '#film/preview/open-previewer.ts';
import { createAdminService } from '#server/features/admin/service.ts';
import { createAppealsService } from '#server/features/appeals/service.ts';
import { findOverruled } from '#server/features/appeals/store.ts';
import { createAuditService, type AuditService } from '#server/features/audit/service.ts';
import { composePasswordEmail } from '#server/features/auth/password-reset.ts';
import { createRequirePassword } from '#server/features/auth/current-password.ts';
import { createAuthService } from '#server/features/auth/service.ts';
import { createDocumentsService } from '#server/features/billing/documents.ts';
import { composeLowBalance, createNotifyLowBalance } from '#server/features/billing/low-balance.ts';
import { createFoldersService } from '#server/features/folders/service.ts';
import { createBillingService } from '#server/features/billing/service.ts';
import { createBrandsService } from '#server/features/brands/service.ts';
import { createClipCallbacks } from '#server/features/clips/clip-callbacks.ts';
import { createEnginePanel } from '#server/features/clips/engine-panel.ts';
import { createModelOffer } from '#server/features/clips/model-offer.ts';
import { createClipsService } from '#server/features/clips/service.ts';
import { createChatBriefModel } from '#server/features/brief/chat-brief-model.ts';
import { createBriefService } from '#server/features/brief/service.ts';
import { createChatModelJudge } from '#server/features/compliance/chat-model-judge.ts';
import { openJudge, type Judge } from '#server/features/compliance/open-judge.ts';
import {
  createComplianceService,
  type RecordBlocked,
} from '#server/features/compliance/service.ts';
import { createCreditsService } from '#server/features/credits/service.ts';
import { createEnqueueJobEvent } from '#server/features/developers/enqueue-job-event.ts';
import { createApiKeysService } from '#server/features/developers/api-keys.ts';
import { createRemindOfKeys } from '#server/features/developers/remind-of-keys.ts';
import { createDeliverWebhook } from '#server/features/developers/deliver-webhook.ts';
import { createSendDelivery } from '#server/features/developers/send-delivery.ts';
import { createWebhooksService } from '#server/features/developers/webhooks.ts';
import { createJobsService } from '#server/features/jobs/service.ts';
import { createFindOrderParts } from '#server/features/jobs/order-parts.ts';
import { createMarketsService } from '#server/features/markets/service.ts';
import { createOrganizationNamesService } from '#server/features/organization-names/service.ts';
import { createPaymentsService } from '#server/features/payments/service.ts';
import { createTestCheckoutService } from '#server/features/payments/test-checkout.ts';
import { createChatScriptModel } from '#server/features/script/chat-script-model.ts';
import { createProofService } from '#server/features/proof/service.ts';
import { createSigning } from '#server/features/provenance/signing.ts';
import { createScriptService } from '#server/features/script/service.ts';
import { createStoryboardService } from '#server/features/storyboard/service.ts';
import { createSharingService } from '#server/features/sharing/service.ts';
import { createFileCollector } from '#server/features/media/collect-files.ts';
import { createCheckMedia } from '#server/features/media/check-task.ts';
import { createFilesOfFilm, createPreviewFiles } from '#server/features/media/preview-files.ts';
import { createOrderFiles } from '#server/features/media/order-files.ts';
import { createMediaService } from '#server/features/media/service.ts';
import { createUploadsService } from '#server/features/media/uploads.ts';
import { createWatchRights } from '#server/features/media/watch-rights.ts';
import { createModerationService } from '#server/features/moderation/service.ts';
import { createLiveNotifications } from '#server/features/notifications/live-notifications.ts';
import { composeNotificationEmail } from '#server/features/notifications/notification-email.ts';
import { presentNotification } from '#server/features/notifications/present.ts';
import { createNotificationsService } from '#server/features/notifications/service.ts';
import { createRuleChangesService } from '#server/features/rule-changes/service.ts';
import { createPasskeys } from '#server/features/second-factor/passkeys.ts';
import { createSignInProofs } from '#server/features/second-factor/prove.ts';
import { composeSecondFactorChanged } from '#server/features/second-factor/second-factor-email.ts';
import { createSecondFactorService } from '#server/features/second-factor/service.ts';
import { createRuleBook } from '#server/features/rules/rule-book.ts';
import { createCustomRulesServices } from '#server/features/rules/create-services.ts';
import { composeEmailChanged } from '#server/features/settings/email-changed.ts';
import { createSettingsService } from '#server/features/settings/service.ts';
import {
  composeInvitationEmail,
  createInvitationsService,
} from '#server/features/team/invitations.ts';
import { createMembersService } from '#server/features/team/members.ts';
import { openChatModel } from '#server/platform/language-model/chat-model.ts';
import { createSharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import { createOutbox, createSendEmail } from '#server/platform/mail/outbox.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/processes/platform.ts';

export type Services = ReturnType<typeof createServices>;

/**
 * Wires the features: each receives exactly what it needs. The judge's thread starts with the first
 * request.
 */
export function createServices(platform: Platform, judge: Judge = openJudge()) {
  const { config, db, clock, log, storage, linkTokens, mailer, paymentProvider, videoEngines } =
    platform;
  const { metrics, outbound, releasesBox, secondFactorBox, secretBox, sessionBox, signingFiles } =
    platform;
  const { limits, operatorClaim } = config;
  const { publicUrl } = config.http;
  const limiter = createSharedLimiter(db, clock);
  const audit = createAuditService({ db, clock });
  const links = { db, clock, linkTokens, publicUrl };
  const outbox = createOutbox({ mailer, clock });
  const sendEmail = createSendEmail({
    db,
    mailer,
    compose: {
      invitation: composeInvitationEmail(links),
      password_reset: composePasswordEmail(links),
      notification: composeNotificationEmail(links),
      email_changed: composeEmailChanged(links),
      low_balance: composeLowBalance(links),
      second_factor_changed: composeSecondFactorChanged(links),
    },
  });
  const notifications = createNotificationsService({ db, clock, outbox });
  const liveNotifications = createLiveNotifications({
    driver: platform.database.driver,
    log,
    find: async (userId, id) => {
      const found = await notifications.find(userId, id);
      return found && presentNotification(found);
    },
  });
  const notifyLowBalance = createNotifyLowBalance(notifications);
  const credits = createCreditsService({ db, clock, audit, notifyLowBalance });
  const documents = createDocumentsService({ db, clock, seller: config.seller });
  const members = createMembersService({ db, clock, audit });
  const { hasOwnCredits } = credits;
  const invitations = createInvitationsService({
    ...links,
    audit,
    outbox,
    limiter,
    limits,
    hasOwnCredits,
  });
  const passkeys = createPasskeys(publicUrl);
  const requirePassword = createRequirePassword({ limiter, limits });
  const signingIn = { db, clock, linkTokens, secondFactorBox, passkeys };
  const proofs = createSignInProofs(signingIn);
  const auth = createAuthService({
    db,
    clock,
    log,
    credits,
    audit,
    invitations,
    notifications,
    outbox,
    linkTokens,
    proofs,
    sessionBox,
    limiter,
    limits,
    operatorClaim,
  });
  const recordBlocked = auditBlocked({ db, audit });
  const { languageModel } = config;
  const chat = languageModel && openChatModel(languageModel);
  const judgingModel = chat && languageModel && createChatModelJudge(chat, languageModel.model);
  const ruleBook = createRuleBook({ db, clock });
  const compliance = createComplianceService({
    rulesFor: ruleBook.rulesFor,
    recordBlocked,
    log,
    limiter,
    metrics,
    model: judgingModel,
    modelJudges: languageModel?.judges ?? 'always',
    judge,
    findOverruled: (organizationId, orderHashes) =>
      findOverruled(db, organizationId, { orderHashes, now: clock.now() }),
  });
  const { judgeName } = compliance;
  const organizationNames = createOrganizationNamesService({ db, clock, audit, judgeName });
  const uploadFolder = join(config.data.folder, 'uploads');
  const enqueueJobEvent = createEnqueueJobEvent(clock);
  const send = createSendDelivery({ clock, outbound, linkTokens });
  const { check } = compliance;
  const { video } = config;
  const clips = createClipsService({ db, storage, clock, video, videoEngines, hasOwnCredits });
  const briefModel = chat && languageModel && createChatBriefModel(chat, languageModel.model);
  const briefs = createBriefService({ judge, model: briefModel, limiter, log });
  const orderFiles = createOrderFiles({ db, storage, clock });
  const findOrderParts = createFindOrderParts({ db, orderFiles });
  const jobs = createJobsService({
    findOrderParts,
    judge,
    orderFiles,
    notifications,
    db,
    clock,
    log,
    credits,
    clips,
    audit,
    metrics,
    enqueueJobEvent,
    storage,
    briefs,
    judgeOrder: compliance.judgeOrder,
    names: organizationNames,
    speech: config.speech,
  });
  const media = createMediaService({
    db,
    clock,
    audit,
    storage,
    releasesBox,
    takeDownWith: (mediaId) => jobs.takeDownWith(mediaId),
  });
  const brands = createBrandsService({
    db,
    media,
    clock,
    audit,
    names: organizationNames,
    judgeWords: (actor, prompt) =>
      compliance.check(actor, {
        prompt,
        markets: DEFAULT_MARKETS,
        advertises: ADVERTISES_DEFAULT,
      }),
  });
  const settling = { db, clock, log, credits, documents };
  const payments = createPaymentsService({ ...settling, audit, provider: paymentProvider });
  const testCheckout = createTestCheckoutService(settling);
  const model = chat && createChatScriptModel(chat);
  const script = createScriptService({ db, clock, log, judge, model, limiter });
  const markets = createMarketsService({ db });
  const previewer = openPreviewer();
  const { orderedFilmsFor } = jobs;
  const { judgeAgain, isPolicyCurrent } = compliance;
  return {
    appeals: createAppealsService({
      db,
      clock,
      audit,
      judgeAgain,
      isPolicyCurrent,
      orderedFilmsFor,
      notifications,
    }),
    admin: createAdminService({ db, members, credits, audit }),
    enqueueJobEvent,
    apiKeys: createApiKeysService({ db, clock, audit }),
    remindOfKeys: createRemindOfKeys({ db, clock, notifications }),
    audit,
    auth,
    folders: createFoldersService({ db, clock }),
    billing: createBillingService({ db, clock, audit }),
    documents,
    brands,
    briefs,
    clips,
    offerModel: createModelOffer({ db, clips }),
    orderFiles,
    findOrderParts,
    enginePanel: createEnginePanel({ db, clock, video, videoEngines }),
    receiveClipCallback: createClipCallbacks({ db, clock, videoEngines }),
    compliance,
    credits,
    invitations,
    jobs,
    judge,
    sendEmail,
    markets,
    media,
    uploads: createUploadsService({
      db,
      clock,
      audit,
      storage,
      limiter,
      hasOwnCredits,
      folder: uploadFolder,
    }),
    collectFiles: createFileCollector({ db, storage }),
    checkMedia: createCheckMedia({ db, audit, storage, folder: uploadFolder }),
    watchRights: createWatchRights({
      db,
      clock,
      audit,
      notifications,
      members,
      takeDownEnded: () => jobs.takeDownEnded(),
    }),
    members,
    moderation: createModerationService({ db, clock, audit, jobs, enqueueJobEvent, notifications }),
    notifications,
    liveNotifications,
    organizationNames,
    payments,
    previewer,
    proof: createProofService({ db, audit, jobs }),
    ruleChanges: createRuleChangesService({ db, audit, jobs }),
    ruleDesk: createCustomRulesServices({
      db,
      clock,
      audit,
      judge,
      limiter,
      notifications,
      ruleBook,
    }),
    script,
    settings: createSettingsService({
      db,
      clock,
      audit,
      outbox,
      limiter,
      limits,
      requirePassword,
      names: organizationNames,
      judgeName,
    }),
    proofs,
    secondFactor: createSecondFactorService({
      ...signingIn,
      audit,
      outbox,
      limiter,
      requirePassword,
    }),
    signing: createSigning({ db, clock, log, secretBox, own: signingFiles }),
    sharing: createSharingService({ db, clock, audit, jobs, limiter }),
    storyboard: createStoryboardService({
      jobs,
      markets,
      check,
      previewer,
      previewFiles: createPreviewFiles({ storage, folder: uploadFolder }),
      filesOfFilm: createFilesOfFilm({ db }),
      renderCores: availableParallelism(),
    }),
    testCheckout,
    deliverWebhook: createDeliverWebhook({ db, clock, audit, metrics, notifications, send }),
    webhooks: createWebhooksService({
      db,
      clock,
      audit,
      limiter,
      linkTokens,
      send,
      outbound,
      requiresHttps: config.http.isPublic,
    }),
  };
}

/** A refused order leaves only its audit entry. */
function auditBlocked({ db, audit }: { db: Database; audit: AuditService }): RecordBlocked {
  return async ({ userId, organizationId }, _order, findings) => {
    const categories = [...new Set(findings.map(({ category }) => category))].join(', ');
    await db.transaction((tx) =>
      audit.record(tx, {
        organizationId,
        action: 'video.refused',
        actorId: userId,
        details: {
          categories,
          policyVersion: POLICY_VERSION,
          marketsVersion: MARKET_RULES_VERSION,
        },
      }),
    );
  };
}
