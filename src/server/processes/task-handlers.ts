import type { TaskHandlers } from '#server/platform/tasks/task-handler.ts';
import { createHousekeeping } from '#server/processes/housekeeping.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services.ts';

/** Everything that runs in the background: a task without a handler does not compile. */
export function createTaskHandlers(platform: Platform, services: Services): TaskHandlers {
  const { clean, sweepFiles } = createHousekeeping(platform, services);
  return {
    'send-email': services.sendEmail,
    'deliver-webhook': services.deliverWebhook,
    housekeeping: clean,
    'sweep-files': sweepFiles,
  };
}
