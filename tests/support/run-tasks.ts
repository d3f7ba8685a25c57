import { runTask } from '#server/platform/tasks/run-task.ts';
import type { TaskName } from '#server/platform/tasks/task-policies.ts';
import { claimTask, findDueNames } from '#server/platform/tasks/task-store.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services/services.ts';

/**
 * Sends due emails and webhook deliveries, and checks files, one after another, until none are
 * left.
 */
export async function runTasks(platform: Platform, services: Services): Promise<void> {
  const { db, clock } = platform;
  const { sendEmail, deliverWebhook, checkMedia } = services;
  const handlers = {
    'send-email': sendEmail,
    'deliver-webhook': deliverWebhook,
    'check-media': checkMedia,
  };
  const names = Object.keys(handlers) as (keyof typeof handlers & TaskName)[];
  const signals = { stopping: new AbortController().signal, lost: new AbortController().signal };
  for (;;) {
    const due = await findDueNames(db, names, clock.now());
    const name = names.find((candidate) => due.includes(candidate));
    const run = name && (await claimTask(db, name, { now: clock.now() }));
    if (!run) return;
    await runTask(platform, { run, handler: handlers[name], signals });
  }
}
