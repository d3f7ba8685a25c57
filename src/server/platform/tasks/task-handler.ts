import type { TaskName } from '#server/platform/tasks/task-policies.ts';

export interface Task {
  readonly key: string;
  /** The first is 1. */
  readonly attempt: number;
  /** Fires when the process is to stop, or when the task is no longer this process's. */
  readonly signal: AbortSignal;
}

/** A task that has more to do at a later moment. */
export interface Again {
  readonly againAt: Date;
}

/**
 * Does the work of a task. A task may run twice, where a process dies before it is noted as done: a
 * handler reads the rows again and does nothing where there is nothing to do. What it throws counts
 * as a failed attempt.
 */
export interface TaskHandler {
  run(task: Task): Promise<Again | undefined>;
  /** Called once no attempt is left, before the task goes. */
  onGiveUp?(key: string, error: unknown): Promise<void>;
}

export type TaskHandlers = Readonly<Record<TaskName, TaskHandler>>;

/** A failure that another attempt would only repeat. */
export class PermanentFailure extends Error {}
