import process from 'node:process';
import { exitWithParent } from '#film/process/exit-with-parent.ts';
import type { ChildMessage } from '#film/process/run-in-child.ts';

/** Like films: nobody is waiting in front of a screen. */
const PRIORITY = 10;

type Work<Request, T> = (request: Request) => Promise<T>;

/**
 * Answers the one question of a parent that called `runInChild`, and ends this process. What `load`
 * returns does the work: if the process dies from then on, its files are the cause.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what parents send is known to their entry alone
export function answerParent<Request, T>(
  load: (request: Request) => Work<Request, T> | Promise<Work<Request, T>>,
): void {
  exitWithParent(PRIORITY);
  process.once('message', (request: Request) => {
    void answer(load, request)
      .catch((error: unknown): ChildMessage<T> => ({
        message: error instanceof Error ? error.message : String(error),
      }))
      .then((message) => process.send?.(message, undefined, {}, () => process.exit(0)));
  });
}

async function answer<Request, T>(
  load: (request: Request) => Work<Request, T> | Promise<Work<Request, T>>,
  request: Request,
): Promise<ChildMessage<T>> {
  const work = await load(request);
  // Flushed before the work, so that it arrives even if a file crashes the process.
  await new Promise((resolve) => process.send?.('begun', undefined, {}, resolve));
  return { value: await work(request) };
}
