import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
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
const soundAt = (path: string) => ({ kind: 'sound', path, voicePath: null }) as const;
const sound = soundAt('/nowhere/sound.mp4');

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

test('threads end by themselves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-pool-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => terminate.mockRestore());
  const pool = createWorkerPool(2);
  await pool.runTasks({
    source,
    tasks: [soundAt(join(folder, 'one.mp4')), soundAt(join(folder, 'two.mp4'))],
    signal: undefined,
    onFrame: () => undefined,
  });
  await pool.terminate();
  expect(terminate).not.toHaveBeenCalled();
});
