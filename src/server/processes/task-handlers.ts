import { callbackUrls } from '#server/features/clips/callback-urls.ts';
import { createClipTask } from '#server/features/clips/clip-task.ts';
import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import { createRenderTask } from '#server/features/jobs/render-task.ts';
import type { TaskHandlers } from '#server/platform/tasks/task-handler.ts';
import { createHousekeeping } from '#server/processes/housekeeping.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services.ts';

/** Everything that runs in the background: a task without a handler does not compile. */
export function createTaskHandlers(
  platform: Platform,
  services: Services,
  making: { readonly filmMaker: FilmMaker; readonly workFolder: string },
): TaskHandlers {
  const { forClips: jobs } = services.jobs;
  const callbackUrlOf = callbackUrls(platform.config.http);
  const { clean, sweepFiles } = createHousekeeping(platform, services);
  return {
    'render-video': createRenderTask({ ...platform, ...services, ...making }),
    'make-clip': createClipTask({ ...platform, ...making, jobs, callbackUrlOf }),
    'send-email': services.sendEmail,
    'deliver-webhook': services.deliverWebhook,
    housekeeping: clean,
    'sweep-files': sweepFiles,
    'check-media': services.checkMedia,
    'watch-media-rights': services.watchRights,
  };
}
