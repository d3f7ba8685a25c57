import { openPreviewer } from '#film/preview/open-previewer.ts';
import { createAuthService } from '#server/features/auth/service.ts';
import {
  createComplianceService,
  type RecordBlocked,
} from '#server/features/compliance/service.ts';
import { createCreditsService } from '#server/features/credits/service.ts';
import { createJobsService } from '#server/features/jobs/service.ts';
import { createPaymentsService } from '#server/features/payments/service.ts';
import { createTestCheckoutService } from '#server/features/payments/test-checkout.ts';
import { createChatScriptModel } from '#server/features/script/chat-script-model.ts';
import { createScriptService } from '#server/features/script/service.ts';
import { createStoryboardService } from '#server/features/storyboard/service.ts';
import { createSharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Log } from '#server/platform/log.ts';
import type { Platform } from '#server/processes/platform.ts';

export type Services = ReturnType<typeof createServices>;

/** Wires the features: each is handed exactly what it needs. */
export function createServices({ config, db, clock, log, queue, paymentProvider }: Platform) {
  const limiter = createSharedLimiter(db, clock);
  const credits = createCreditsService({ db, clock });
  const auth = createAuthService({
    db,
    clock,
    credits,
    limiter,
    limits: config.limits,
    operatorClaim: config.operatorClaim,
  });
  const compliance = createComplianceService({ recordBlocked: logBlocked(log) });
  const { check } = compliance;
  const jobs = createJobsService({
    db,
    clock,
    log,
    credits,
    queue,
    judgeOrder: compliance.judgeOrder,
  });
  const settling = { db, clock, log, credits };
  const payments = createPaymentsService({ ...settling, provider: paymentProvider });
  const testCheckout = createTestCheckoutService(settling);
  const model = config.languageModel && createChatScriptModel(config.languageModel);
  const script = createScriptService({ db, log, check, model });
  const previewer = openPreviewer();
  const storyboard = createStoryboardService({ jobs, check, previewer });
  return {
    auth,
    compliance,
    credits,
    jobs,
    payments,
    previewer,
    script,
    storyboard,
    testCheckout,
  };
}

/** A refused order leaves no row: this is where it is heard of. */
function logBlocked(log: Log): RecordBlocked {
  return async ({ userId, organizationId }, _order, findings) => {
    const categories = findings.map(({ category }) => category);
    log.info({ userId, organizationId, categories }, 'an order was refused by the policy');
  };
}
