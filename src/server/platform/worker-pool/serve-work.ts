import { parentPort } from 'node:worker_threads';

import type { FromWorker, ToWorker } from './messages.ts';

/** Answers the requests of a pool; to be called once by the module that its threads run. */
export function serveWork<Request, Response>(work: (request: Request) => Response): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs as a worker thread');
  port.on('message', ({ request }: ToWorker<Request>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port.postMessage(resultOf(work, request));
  });
}

function resultOf<Request, Response>(
  work: (request: Request) => Response,
  request: Request,
): FromWorker<Response> {
  try {
    return { response: work(request) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
