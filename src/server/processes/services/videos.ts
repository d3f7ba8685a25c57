import { availableParallelism } from 'node:os';

import { openPreviewer } from '#film/preview/open-previewer.ts';
import { createBriefService } from '#server/features/brief/service.ts';
import { createClipCallbacks } from '#server/features/clips/clip-callbacks.ts';
import { createEnginePanel } from '#server/features/clips/engines/engine-panel.ts';
import { createModelOffer } from '#server/features/clips/engines/model-offer.ts';
import { createClipsService } from '#server/features/clips/service.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import { createFoldersService } from '#server/features/folders/service.ts';
import { createFindOrderParts } from '#server/features/jobs/ordering/order-parts.ts';
import { createJobsService } from '#server/features/jobs/service.ts';
import { createOrderFiles } from '#server/features/media/order-files.ts';
import { createFilesOfFilm, createPreviewFiles } from '#server/features/media/preview-files.ts';
import { createScriptService } from '#server/features/script/service.ts';
import { createStoryboardService } from '#server/features/storyboard/service.ts';
import type { Platform } from '#server/processes/platform.ts';
import { uploadFolderOf } from '#server/processes/upload-folder.ts';
import type { BillingServices } from './billing.ts';
import type { ComplianceServices } from './compliance.ts';
import type { DeveloperServices } from './developers.ts';
import type { LanguageModels } from './language-models.ts';
import type { SharedServices } from './shared.ts';

export type VideoServices = ReturnType<typeof createVideoServices>;

interface Deps extends SharedServices, BillingServices, ComplianceServices, DeveloperServices {
  readonly judge: Judge;
  readonly languageModels: LanguageModels;
}

/** Video orders from brief and storyboard to the finished film, with clips of video models. */
export function createVideoServices(platform: Platform, deps: Deps) {
  const { config, db, clock, log, metrics, storage, videoEngines } = platform;
  const { audit, compliance, credits, enqueueJobEvent, judge, languageModels, limiter } = deps;
  const { video } = config;
  const { hasOwnCredits } = credits;
  const clips = createClipsService({ db, storage, clock, video, videoEngines, hasOwnCredits });
  const briefs = createBriefService({ judge, model: languageModels.brief, limiter, log });
  const orderFiles = createOrderFiles({ db, storage, clock });
  const findOrderParts = createFindOrderParts({ db, orderFiles });
  const previewer = openPreviewer();
  const jobs = createJobsService({
    findOrderParts,
    judge,
    orderFiles,
    notifications: deps.notifications,
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
    names: deps.organizationNames,
    speech: config.speech,
  });
  return {
    briefs,
    clips,
    enginePanel: createEnginePanel({ db, clock, video, videoEngines }),
    offerModel: createModelOffer({ db, clips }),
    receiveClipCallback: createClipCallbacks({ db, clock, videoEngines }),
    findOrderParts,
    folders: createFoldersService({ db, clock }),
    jobs,
    orderFiles,
    previewer,
    script: createScriptService({ db, clock, log, judge, model: languageModels.script, limiter }),
    storyboard: createStoryboardService({
      jobs,
      markets: deps.markets,
      check: compliance.check,
      previewer,
      previewFiles: createPreviewFiles({ storage, folder: uploadFolderOf(platform) }),
      filesOfFilm: createFilesOfFilm({ db }),
      renderCores: availableParallelism(),
    }),
  };
}
