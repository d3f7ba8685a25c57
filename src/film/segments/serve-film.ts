import type { MessagePort } from 'node:worker_threads';
import { readClipsThrough } from '#film/clips/clip-port.ts';
import { toFilmError } from '#film/film-error.ts';
import { chooseBackend } from '#film/encode/choose-backend.ts';
import {
  openSegmentMaker,
  type SegmentHooks,
  type SegmentMaker,
} from '#film/segments/segment-maker.ts';
import type {
  ThreadEnd,
  ThreadReport,
  ThreadSetup,
  ThreadTask,
} from '#film/segments/thread-messages.ts';

/** Loads what nearly every film needs, while the film is still being planned. */
export async function loadFilmCode(): Promise<void> {
  // What cannot be loaded is heard of when it is needed.
  await Promise.allSettled([import('#film/studio/studio-picture.ts'), chooseBackend()]);
}

/** Does one task after another for a single film, and reports each through `port`. */
export function serveFilm(port: MessagePort, setup: ThreadSetup): void {
  const stopWord = new Int32Array(setup.stopFlag);
  const { sharedMemory, clips } = setup;
  const openClip = readClipsThrough(clips);
  const maker = openSegmentMaker(setup, { sharedMemory, openClip });
  // All threads at once, the one that begins with the sound too: they share what has to be drawn.
  const prepared = maker.prepare();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const report = (message: ThreadReport) => port.postMessage(message);
  const hooks: SegmentHooks = {
    isStopping: () => Atomics.load(stopWord, 0) !== 0,
    onFrame: () => report({ kind: 'frame' }),
  };
  const serve = async (task: ThreadTask): Promise<void> => {
    try {
      await prepared;
      await doTask(maker, hooks, task);
      report({ kind: 'done' });
    } catch (error) {
      const { reason, message } = toFilmError(error, failureOf(task));
      report({ kind: 'failed', reason, message });
    }
  };
  let inHand: Promise<void> = prepared.catch(() => undefined);
  let isEnding = false;
  // With its ports and its codecs closed, nothing keeps the thread.
  const end = () => {
    maker.close();
    clips.close();
    port.close();
  };
  port.on('message', (message: ThreadTask | ThreadEnd) => {
    if (message.kind !== 'end') inHand = serve(message);
    else if (!isEnding) void inHand.then(end);
    isEnding ||= message.kind === 'end';
  });
}

function doTask(maker: SegmentMaker, hooks: SegmentHooks, task: ThreadTask): Promise<void> {
  switch (task.kind) {
    case 'sound':
      return maker.makeSound(task.path, task.voicePath);
    case 'stills':
      return maker.makeStills(task.frames, task);
    case 'segment':
      return maker.makeSegment(task.segment, task.path, hooks);
  }
}

function failureOf(task: ThreadTask): 'soundFailed' | 'pictureFailed' {
  return task.kind === 'sound' ? 'soundFailed' : 'pictureFailed';
}
