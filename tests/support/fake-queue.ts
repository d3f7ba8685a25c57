import type { RenderTask, TaskQueue } from '#server/platform/queue/task-queue.ts';

export interface FakeQueue extends TaskQueue {
  readonly sent: RenderTask[];
  /** Makes `send` fail, like a queue that is out of reach, until it is repaired. */
  breakDown(): void;
  repair(): void;
}

/** Remembers what was sent and runs nothing. */
export function createFakeQueue(): FakeQueue {
  const sent: RenderTask[] = [];
  let isBroken = false;
  return {
    sent,
    breakDown: () => {
      isBroken = true;
    },
    repair: () => {
      isBroken = false;
    },
    send: (task) => {
      if (isBroken) return Promise.reject(new Error('The queue is out of reach'));
      sent.push(task);
      return Promise.resolve();
    },
    work: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
