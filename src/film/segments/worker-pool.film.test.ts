import { expect, test } from 'vitest';
import { createWorkerPool } from '#film/segments/worker-pool.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const source = {
  storyboard: exampleStoryboard({}),
  modelPicture: null,
  mediaFiles: {},
  backendId: 'webcodecs',
  captions: [],
  dampings: [],
} as const;
const sound = { kind: 'sound', path: '/nowhere/sound.mp4', voicePath: null } as const;

test('a film whose threads have gone before it began fails instead of waiting or missing parts', async () => {
  const pool = createWorkerPool(2);
  await pool.terminate();
  const run = pool.runTasks({
    source,
    tasks: [sound, sound],
    signal: undefined,
    onFrame: () => undefined,
  });
  await expect(run).rejects.toMatchObject({ reason: 'pictureFailed' });
});

test('a pool that is not needed can be terminated at once, and again', async () => {
  const pool = createWorkerPool(2);
  await pool.terminate();
  await expect(pool.terminate()).resolves.toBeUndefined();
});
