import { ADVERTISES_DEFAULT } from '#domain/markets/advertises.ts';
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';
import { createBrandsService } from '#server/features/brands/service.ts';
import { createCheckMedia } from '#server/features/media/check-task.ts';
import { createFileCollector } from '#server/features/media/collect-files.ts';
import { createMediaService } from '#server/features/media/service.ts';
import { createUploadsService } from '#server/features/media/uploads.ts';
import { createWatchRights } from '#server/features/media/watch-rights.ts';
import type { Platform } from '#server/processes/platform.ts';
import { uploadFolderOf } from '#server/processes/upload-folder.ts';
import type { AccountServices } from './accounts.ts';
import type { BillingServices } from './billing.ts';
import type { ComplianceServices } from './compliance.ts';
import type { SharedServices } from './shared.ts';
import type { VideoServices } from './videos.ts';

interface Deps
  extends SharedServices, BillingServices, ComplianceServices, AccountServices, VideoServices {}

/** Files of organizations, and the brands made with them. */
export function createMediaServices(platform: Platform, deps: Deps) {
  const { db, clock, releasesBox, storage } = platform;
  const { audit, compliance, credits, jobs, limiter, members, notifications } = deps;
  const folder = uploadFolderOf(platform);
  const media = createMediaService({
    db,
    clock,
    audit,
    storage,
    releasesBox,
    takeDownWith: (mediaId) => jobs.takeDownWith(mediaId),
  });
  return {
    media,
    brands: createBrandsService({
      db,
      media,
      clock,
      audit,
      names: deps.organizationNames,
      judgeWords: (actor, prompt) =>
        compliance.check(actor, {
          prompt,
          markets: DEFAULT_MARKETS,
          advertises: ADVERTISES_DEFAULT,
        }),
    }),
    uploads: createUploadsService({
      db,
      clock,
      audit,
      storage,
      limiter,
      hasOwnCredits: credits.hasOwnCredits,
      folder,
    }),
    collectFiles: createFileCollector({ db, storage }),
    checkMedia: createCheckMedia({ db, audit, storage, folder }),
    watchRights: createWatchRights({
      db,
      clock,
      audit,
      notifications,
      members,
      takeDownEnded: () => jobs.takeDownEnded(),
    }),
  };
}
