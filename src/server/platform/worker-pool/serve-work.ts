import { parentPort } from 'node:worker_threads';

import type { FromWorker, ToWorker } from './messages.ts';

/**
 * Handles the requests of a pool; called once by the module that its threads run. The pool ensures
 * that requests have the shape that `work` expects.
 */
export function serveWork(work: (request: unknown) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs as a worker thread');
  port.on('message', ({ request }: ToWorker) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port.postMessage(resultOf(work, request));
  });
}

function resultOf(work: (request: unknown) => unknown, request: unknown): FromWorker<unknown> {
  try {
    return { response: work(request) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
