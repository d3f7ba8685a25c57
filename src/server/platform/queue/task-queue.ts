/**
 * Background work, one task per video job. The job row is the truth: a task only says "look at this
 * job", so a task may come twice, late or not at all (a sweep sends it again).
 */
export interface TaskQueue {
  /** Puts a task up unless one for the same job is waiting or running. Never inside a transaction. */
  send(task: RenderTask): Promise<void>;
  /** Runs `work` for each task, at most `atOnce` at a time; a rejected promise is only logged. */
  work(atOnce: number, work: (task: RenderTask) => Promise<void>): Promise<void>;
  /** Takes no new task from now on. Waits for the running ones for at most a few seconds. */
  close(): Promise<void>;
}

export interface RenderTask {
  readonly jobId: string;
  /** Higher ones are taken first. */
  readonly priority: number;
}
