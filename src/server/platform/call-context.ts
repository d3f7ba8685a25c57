import { AsyncLocalStorage } from 'node:async_hooks';

/** The current unit of work, added to every log line, task and span created meanwhile. */
export interface CallContext {
  requestId?: string | undefined;
  jobId?: string | undefined;
  /** The API key of the caller, recorded in the audit log. */
  apiKeyId?: string | undefined;
  /** W3C trace context of the current span, if tracing is enabled. */
  traceparent?: string | undefined;
}

const storage = new AsyncLocalStorage<CallContext>();

/** Runs `work`, and everything it starts, within a context. */
export function runInContext<Result>(context: CallContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** Empty outside of any context. Properties set on it apply to the rest of the call. */
export function currentContext(): CallContext {
  return storage.getStore() ?? {};
}
