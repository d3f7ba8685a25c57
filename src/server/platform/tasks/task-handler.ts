import type { TaskName } from '#server/platform/tasks/task-policies.ts';

export interface Task {
  readonly key: string;
  /** Starts at 1. */
  readonly attempt: number;
  /** Aborted when the process has to stop, or when it loses the task. */
  readonly signal: AbortSignal;
}

/** Returned by a task that has more to do later. */
export interface Again {
  readonly againAt: Date;
}

/**
 * Does the work of a task. A task may run twice if a process dies before it is marked as done, so a
 * handler reads the rows again and does nothing if there is nothing to do. An exception counts as a
 * failed attempt.
 */
export interface TaskHandler {
  run(task: Task): Promise<Again | undefined>;
  /** Called when no attempts are left, before the task is removed. */
  onGiveUp?(key: string, error: unknown): Promise<void>;
}

export type TaskHandlers = Readonly<Record<TaskName, TaskHandler>>;

/** A failure that would happen again in every attempt. */
export class PermanentFailure extends Error {}
