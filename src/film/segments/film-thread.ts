/** Entry of a worker thread: does one task after another for a single film. */
import { parentPort, workerData } from 'node:worker_threads';
import { toFilmError } from '#film/film-error.ts';
import { openSegmentMaker, type SegmentHooks } from '#film/segments/segment-maker.ts';
import type { ThreadReport, ThreadSetup, ThreadTask } from '#film/segments/thread-messages.ts';

const port = parentPort;
if (!port) throw new Error('film-thread.ts runs as a worker thread');

const setup = workerData as ThreadSetup;
const stopWord = new Int32Array(setup.stopFlag);
const maker = openSegmentMaker(setup);
const hooks: SegmentHooks = {
  isStopping: () => Atomics.load(stopWord, 0) !== 0,
  onFrame: () => report({ kind: 'frame' }),
};

port.on('message', (task: ThreadTask) => {
  void doTask(task).then(
    () => report({ kind: 'done' }),
    (error: unknown) => {
      const { reason, message } = toFilmError(error, failureOf(task));
      report({ kind: 'failed', reason, message });
    },
  );
});

function doTask(task: ThreadTask): Promise<void> {
  switch (task.kind) {
    case 'sound':
      return maker.makeSound(task.path);
    case 'stills':
      return maker.makeStills(task.frameIndex, task);
    case 'segment':
      return maker.makeSegment(task.segment, task.path, hooks);
  }
}

function failureOf(task: ThreadTask): 'soundFailed' | 'pictureFailed' {
  return task.kind === 'sound' ? 'soundFailed' : 'pictureFailed';
}

function report(message: ThreadReport): void {
  port?.postMessage(message);
}
