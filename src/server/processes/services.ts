import { createAuthService } from '#server/features/auth/service.ts';
import { createCreditsService } from '#server/features/credits/service.ts';
import { createJobsService } from '#server/features/jobs/service.ts';
import { createSharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Platform } from '#server/processes/platform.ts';

export type Services = ReturnType<typeof createServices>;

/** Wires the features: each is handed exactly what it needs. */
export function createServices({ config, db, clock, log, queue }: Platform) {
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
  const jobs = createJobsService({
    db,
    clock,
    log,
    credits,
    queue,
    judgeOrder: () => 'pending',
  });
  return { auth, credits, jobs };
}
