import { Worker } from 'node:worker_threads';
import { ProvenanceError, type ProvenanceFault } from '#film/provenance/provenance-error.ts';
import type {
  ProvenanceTask,
  TaskAnswers,
  WorkerMessage,
} from '#film/provenance/engine/worker-tasks.ts';

const WORKER = new URL('./provenance-worker.ts', import.meta.url);

/** The end of the queue: a task takes memory in multiples of its film, so that one runs at a time. */
let queue: Promise<unknown> = Promise.resolve();

/** Does one task in a thread of its own, after those asked for earlier. Throws ProvenanceError. */
export async function runInWorker<Task extends ProvenanceTask>(
  task: Task,
): Promise<TaskAnswers[Task['kind']]> {
  const turn = queue.then(() => runNow(task));
  queue = turn.catch(() => undefined);
  return turn as Promise<TaskAnswers[Task['kind']]>;
}

function runNow(task: ProvenanceTask): Promise<unknown> {
  const fault: ProvenanceFault = task.kind === 'sign' ? 'signingFailed' : 'readingFailed';
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task });
    worker.on('message', (message: WorkerMessage) => {
      if (message.ok) resolve(message.answer);
      else reject(new ProvenanceError(message.fault, message.message));
    });
    worker.on('error', (cause) => reject(new ProvenanceError(fault, cause.message, { cause })));
    worker.on('exit', (code) => {
      reject(new ProvenanceError(fault, `The worker thread ended with ${code} and no answer.`));
    });
  });
}
