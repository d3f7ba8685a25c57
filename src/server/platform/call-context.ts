import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being worked on: every log line, task and span made meanwhile carries it. */
export interface CallContext {
  requestId?: string | undefined;
  jobId?: string | undefined;
  /** The key that a program called with; the audit log names it. */
  apiKeyId?: string | undefined;
  /** W3C trace context of the present span, where traces are collected. */
  traceparent?: string | undefined;
}

const storage = new AsyncLocalStorage<CallContext>();

/** Runs `work`, and all it starts, within a context. */
export function runInContext<Result>(context: CallContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** Empty outside of any context. What is set on it counts for the rest of the call. */
export function currentContext(): CallContext {
  return storage.getStore() ?? {};
}
