import { join } from 'node:path';

import { mayRunClip } from '#server/features/clips/clip-queue.ts';
import { createClipTask } from '#server/features/clips/clip-task.ts';
import type { FilmMaker } from '#server/features/jobs/film-maker.ts';
import { createRenderTask } from '#server/features/jobs/render-task.ts';
import { startTaskRunner } from '#server/platform/tasks/task-runner.ts';
import type { TestApi } from '#tests/support/test-api.ts';

/** Has the clips of a test's jobs made, then their films. Returns how to stop it. */
export async function startFilming(
  api: TestApi,
  filmMaker: FilmMaker,
): Promise<() => Promise<void>> {
  const { services, database, config } = api;
  const workFolder = join(config.data.folder, 'work');
  const jobs = services.jobs.forClips;
  const runner = await startTaskRunner({
    ...api,
    driver: database.driver,
    handlers: {
      'render-video': createRenderTask({ ...api, ...services, filmMaker, workFolder }),
      'make-clip': createClipTask({ ...api, jobs, workFolder, callbackUrlOf: null }),
    },
    concurrency: { 'render-video': 2 },
    mayRun: { 'make-clip': mayRunClip(config.video.engines) },
  });
  return () => runner.stop();
}
