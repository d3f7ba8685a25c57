import { drawFrame } from '#film/preview/draw-frame.ts';
import { examineClip } from '#film/process/examine-clip.ts';
import { callbackUrls } from '#server/features/clips/callback-urls.ts';
import { createClipTask } from '#server/features/clips/steps/clip-task.ts';
import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import { createRenderTask } from '#server/features/jobs/rendering/render-task.ts';
import type { TaskHandlers } from '#server/platform/tasks/task-handler.ts';
import { createOneAtATime } from '#server/platform/worker-pool/one-at-a-time.ts';
import { createHousekeeping } from '#server/processes/housekeeping.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services/services.ts';

/** Everything that runs in the background. It does not compile if a task has no handler. */
export function createTaskHandlers(
  platform: Platform,
  services: Services,
  making: { readonly filmMaker: FilmMaker; readonly workFolder: string },
): TaskHandlers {
  const { forClips: jobs } = services.jobs;
  // Drawing a frame keeps a CPU busy for seconds, whereas clips take hours at their models.
  const inTurn = createOneAtATime();
  const callbackUrlOf = callbackUrls(platform.config.http);
  const { clean, sweepFiles } = createHousekeeping(platform, services);
  return {
    'render-video': createRenderTask({ ...platform, ...services, ...making }),
    'make-clip': createClipTask({
      ...platform,
      ...services,
      ...making,
      maySendFile: services.orderFiles.maySend,
      drawFrame: (request, signal) => inTurn('frames', () => drawFrame(request, signal)),
      examineClip,
      jobs,
      callbackUrlOf,
    }),
    'send-email': services.sendEmail,
    'deliver-webhook': services.deliverWebhook,
    housekeeping: clean,
    'sweep-files': sweepFiles,
    'check-media': services.checkMedia,
    'watch-media-rights': services.watchRights,
  };
}
