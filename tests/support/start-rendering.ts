import { join } from 'node:path';

import { eq } from 'drizzle-orm';

import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import { createRenderTask } from '#server/features/jobs/rendering/render-task.ts';
import { tasks } from '#server/platform/database/schema/tasks.ts';
import { startTaskRunner, type TaskRunner } from '#server/platform/tasks/task-runner.ts';
import type { TestApi } from '#tests/support/test-api.ts';

/** Makes the films of a test's jobs, and runs nothing else. */
export function startRendering(
  api: TestApi,
  filmMaker: FilmMaker,
  atOnce = 1,
): Promise<TaskRunner> {
  const { services, database, config } = api;
  const workFolder = join(config.data.folder, 'work');
  const render = createRenderTask({ ...api, ...services, filmMaker, workFolder });
  return startTaskRunner({
    ...api,
    driver: database.driver,
    handlers: { 'render-video': render },
    concurrency: { 'render-video': atOnce },
  });
}

/** The ids of the jobs whose films are enqueued. */
export async function enqueuedRenders({ db }: Pick<TestApi, 'db'>): Promise<string[]> {
  const rows = await db.select().from(tasks).where(eq(tasks.name, 'render-video'));
  return rows.map(({ key }) => key);
}
