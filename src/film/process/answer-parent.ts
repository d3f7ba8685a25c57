import process from 'node:process';
import type { ChildAnswer } from '#film/process/ask-child.ts';
import { followParent } from '#film/process/follow-parent.ts';

/** As films: nobody is waiting in front of a screen. */
const PRIORITY = 10;

/** Answers the one question of a parent that called `askChild`, and ends this process. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what parents send is known to their entry alone
export function answerParent<Request, T>(work: (request: Request) => Promise<T>): void {
  followParent(PRIORITY);
  process.on('message', (request: Request) => {
    void work(request)
      .then(
        (value): ChildAnswer<T> => ({ value }),
        (error: unknown): ChildAnswer<T> => ({
          message: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((answer) => process.send?.(answer, undefined, {}, () => process.exit(0)));
  });
}
