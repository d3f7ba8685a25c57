import { parentPort, workerData } from 'node:worker_threads';
import { loadEngine } from '#film/provenance/engine/load-engine.ts';
import { openDiskBlob } from '#film/provenance/engine/open-disk-blob.ts';
import { ProvenanceError } from '#film/provenance/provenance-error.ts';
import { CREDENTIALS_FORMATS } from '#film/provenance/engine/find-manifest-store.ts';
import { isIntact, readManifest } from '#film/provenance/reading/read-manifest.ts';
import { writeSignedFilm } from '#film/provenance/engine/write-signed-film.ts';
import type {
  ProvenanceTask,
  TaskAnswers,
  WorkerMessage,
} from '#film/provenance/engine/worker-tasks.ts';

/** The thread does one task and ends, and the engine's memory with it. */
async function perform(task: ProvenanceTask): Promise<TaskAnswers[keyof TaskAnswers]> {
  loadEngine();
  if (task.kind === 'sign') return await writeSignedFilm(task);
  using file = openDiskBlob(task.path);
  if (task.kind === 'inspect')
    return { isIntact: await isIntact(file.blob, CREDENTIALS_FORMATS[task.format]) };
  return await readManifest(file.blob, task.anchorsPem);
}

async function answer(task: ProvenanceTask): Promise<WorkerMessage> {
  try {
    return { ok: true, answer: await perform(task) };
  } catch (error) {
    const fault = task.kind === 'sign' ? 'signingFailed' : 'readingFailed';
    return {
      ok: false,
      fault: error instanceof ProvenanceError ? error.fault : fault,
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await answer(workerData as ProvenanceTask));
