/** Entry of a worker thread: does one task after another for a single film. */
import { parentPort, workerData } from 'node:worker_threads';
import { filmCancelled, toFilmError } from '#film/film-error.ts';
import { SOUND_BITS_PER_SECOND, videoBitsPerSecond } from '#film/finish/bit-rate.ts';
import { openBackend } from '#film/finish/choose-backend.ts';
import type { EncoderBackend } from '#film/finish/encoder-backend.ts';
import { writeStills } from '#film/finish/still.ts';
import { readVoice } from '#film/narration/narration-files.ts';
import { openOverlay, type Overlay } from '#film/overlay/overlay.ts';
import { findEngine } from '#film/picture/find-engine.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import type { Picture } from '#film/picture/picture.ts';
import type { ThreadReport, ThreadSetup, ThreadTask } from '#film/segments/thread-messages.ts';
import { composeSoundtrack } from '#film/sound/soundtrack.ts';

const port = parentPort;
if (!port) throw new Error('film-thread.ts runs as a worker thread');

const setup = workerData as ThreadSetup;
const { storyboard } = setup;
const stopWord = new Int32Array(setup.stopFlag);

let backend: EncoderBackend | null = null;
let picture: Picture | null = null;
let overlay: Overlay | null = null;

port.on('message', (task: ThreadTask) => {
  void doTask(task).then(report, (error: unknown) => {
    const { reason, message } = toFilmError(error, failureOf(task));
    report({ kind: 'failed', reason, message });
  });
});

async function doTask(task: ThreadTask): Promise<ThreadReport> {
  switch (task.kind) {
    case 'sound':
      await makeSound(task);
      break;
    case 'stills':
      await writeStills(await finishedFrame(task.frameIndex), storyboard.size, task);
      break;
    case 'segment':
      await makeSegment(task);
      break;
  }
  return { kind: 'done' };
}

async function makeSound({ path, voicePath }: ThreadTask & { kind: 'sound' }): Promise<void> {
  backend ??= await openBackend(setup.backendId);
  const voice = voicePath === null ? undefined : await readVoice(voicePath);
  await backend.writeSoundFile(path, composeSoundtrack(storyboard, voice), SOUND_BITS_PER_SECOND);
}

async function makeSegment({ segment, path }: ThreadTask & { kind: 'segment' }): Promise<void> {
  backend ??= await openBackend(setup.backendId);
  const { size } = storyboard;
  const { fps } = storyboard.controls;
  const encoder = backend.videoFile(path);
  try {
    await encoder.start({ size, fps, bitsPerSecond: videoBitsPerSecond({ size, fps }) });
    for (let offset = 0; offset < segment.frameCount; offset += 1) {
      if (Atomics.load(stopWord, 0) !== 0) throw filmCancelled();
      await encoder.encodeFrame(await finishedFrame(segment.firstFrame + offset));
      report({ kind: 'frame' });
    }
    await encoder.finish();
  } catch (error) {
    await encoder.abort();
    throw error;
  }
}

const frameBytes = new Uint8Array(i420ByteLength(storyboard.size));

/** Picture and words of one frame; the bytes are good until the next call. */
async function finishedFrame(frameIndex: number): Promise<Uint8Array> {
  picture ??= await (await findEngine(setup.engineId)).open(storyboard);
  overlay ??= openOverlay(storyboard, setup.captions);
  await picture.renderFrame(frameIndex, frameBytes);
  overlay.drawOver(frameBytes, frameIndex);
  return frameBytes;
}

function failureOf(task: ThreadTask): 'soundFailed' | 'pictureFailed' {
  return task.kind === 'sound' ? 'soundFailed' : 'pictureFailed';
}

function report(message: ThreadReport): void {
  port?.postMessage(message);
}
