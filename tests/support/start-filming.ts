import { join } from 'node:path';

import type { ExamineClip } from '#film/process/examine-clip.ts';
import type { DrawFrame } from '#film/preview/draw-frame.ts';
import { mayRunClip } from '#server/features/clips/clip-queue.ts';
import { createClipTask } from '#server/features/clips/steps/clip-task.ts';
import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import { createRenderTask } from '#server/features/jobs/rendering/render-task.ts';
import { startTaskRunner } from '#server/platform/tasks/task-runner.ts';
import type { TestApi } from '#tests/support/test-api.ts';

/** What clips start with, and how they are inspected, each in a separate process. */
interface Pictures {
  readonly drawFrame: DrawFrame;
  readonly examineClip: ExamineClip;
}

/** Tests that do not inspect start frames do not wait for one. */
const drawNothing: DrawFrame = () => Promise.reject(new Error('No test draws frames here'));

/** The result for tests that do not inspect clips. */
const WELL = { fault: null, lettersAt: null } as const;

/** Makes the clips of a test's jobs, then their films. Returns a function that stops it. */
export async function startFilming(
  api: TestApi,
  filmMaker: FilmMaker,
  { drawFrame = drawNothing, examineClip = () => Promise.resolve(WELL) }: Partial<Pictures> = {},
): Promise<() => Promise<void>> {
  const { services, database, config } = api;
  const workFolder = join(config.data.folder, 'work');
  const jobs = services.jobs.forClips;
  const runner = await startTaskRunner({
    ...api,
    driver: database.driver,
    handlers: {
      'render-video': createRenderTask({ ...api, ...services, filmMaker, workFolder }),
      'make-clip': createClipTask({
        ...api,
        ...services,
        jobs,
        workFolder,
        callbackUrlOf: null,
        maySendFile: services.orderFiles.maySend,
        drawFrame,
        examineClip,
      }),
    },
    concurrency: { 'render-video': 2 },
    mayRun: { 'make-clip': mayRunClip(config.video.engines) },
  });
  return () => runner.stop();
}
