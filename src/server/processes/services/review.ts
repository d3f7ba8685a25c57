import { createAppealsService } from '#server/features/appeals/service.ts';
import { createModerationService } from '#server/features/moderation/service.ts';
import { createProofService } from '#server/features/proof/service.ts';
import { createSigning } from '#server/features/provenance/signing.ts';
import { createRuleChangesService } from '#server/features/rule-changes/service.ts';
import { createSharingService } from '#server/features/sharing/service.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { ComplianceServices } from './compliance.ts';
import type { DeveloperServices } from './developers.ts';
import type { SharedServices } from './shared.ts';
import type { VideoServices } from './videos.ts';

interface Deps extends SharedServices, ComplianceServices, DeveloperServices, VideoServices {}

/** Moderation, appeals, and what makes finished films public and provable. */
export function createReviewServices(platform: Platform, deps: Deps) {
  const { db, clock, log, secretBox, signingFiles } = platform;
  const { audit, enqueueJobEvent, jobs, limiter, notifications } = deps;
  const { judgeAgain, isPolicyCurrent } = deps.compliance;
  const { orderedFilmsFor } = jobs;
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
    moderation: createModerationService({ db, clock, audit, jobs, enqueueJobEvent, notifications }),
    proof: createProofService({ db, audit, jobs }),
    ruleChanges: createRuleChangesService({ db, audit, jobs }),
    sharing: createSharingService({ db, clock, audit, jobs, limiter }),
    signing: createSigning({ db, clock, log, secretBox, own: signingFiles }),
  };
}
