import { openJudge, type Judge } from '#server/features/compliance/open-judge.ts';
import type { Platform } from '#server/processes/platform.ts';
import { createAccountServices } from './accounts.ts';
import { createBillingServices } from './billing.ts';
import { createComplianceServices } from './compliance.ts';
import { createDeveloperServices } from './developers.ts';
import { openLanguageModels } from './language-models.ts';
import { createMediaServices } from './media.ts';
import { createReviewServices } from './review.ts';
import { createSharedServices } from './shared.ts';
import { createVideoServices } from './videos.ts';

export type Services = ReturnType<typeof createServices>;

/**
 * Wires the features: each group receives the platform and the groups above it. The judge's thread
 * starts with the first request.
 */
export function createServices(platform: Platform, judge: Judge = openJudge()) {
  const languageModels = openLanguageModels(platform);
  const shared = createSharedServices(platform);
  const billing = createBillingServices(platform, shared);
  const compliance = createComplianceServices(platform, { ...shared, judge, languageModels });
  const developers = createDeveloperServices(platform, shared);
  const above = { ...shared, ...billing, ...compliance, ...developers };
  const accounts = createAccountServices(platform, above);
  const videos = createVideoServices(platform, { ...above, judge, languageModels });
  const media = createMediaServices(platform, { ...above, ...accounts, ...videos });
  const review = createReviewServices(platform, { ...above, ...videos });
  return { judge, ...above, ...accounts, ...videos, ...media, ...review };
}
