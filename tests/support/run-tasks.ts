import { runTask } from '#server/platform/tasks/run-task.ts';
import { TASK_POLICIES, type TaskName } from '#server/platform/tasks/task-policies.ts';
import { claimTask, findDueNames } from '#server/platform/tasks/task-store.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Services } from '#server/processes/services.ts';
import { createTaskHandlers } from '#server/processes/task-handlers.ts';

/** Runs what is due in the background, one task after another, until nothing is. */
export async function runTasks(platform: Platform, services: Services): Promise<void> {
  const { db, clock } = platform;
  const handlers = createTaskHandlers(platform, services);
  const names = (Object.keys(handlers) as TaskName[]).filter(
    (name) => TASK_POLICIES[name].everySeconds === null,
  );
  const signals = { stopping: new AbortController().signal, lost: new AbortController().signal };
  for (;;) {
    const [name] = await findDueNames(db, names, clock.now());
    const run = name && (await claimTask(db, name, clock.now()));
    if (!run) return;
    await runTask(platform, { run, handler: handlers[run.name], signals });
  }
}
