import { currentContext, runInContext } from '#server/platform/call-context.ts';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A timed piece of work. */
export interface Span {
  /** W3C trace context that makes this span the parent of others, including in other processes. */
  readonly traceparent: string | undefined;
  event(name: string): void;
  /** Ends it; an error marks it as failed. */
  end(attributes?: SpanAttributes, error?: unknown): void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'producer' | 'consumer' | 'internal';
  /** Undefined starts a new trace. */
  readonly parent?: string | undefined;
  readonly attributes?: SpanAttributes;
}

/** Where spans are sent: nowhere by default, or to a configured collector. */
export interface Tracing {
  startSpan(start: SpanStart): Span;
  /** Sends pending spans. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { traceparent: undefined, event: () => undefined, end: () => undefined };

export const NO_TRACING: Tracing = { startSpan: () => NO_SPAN, close: () => Promise.resolve() };

/** Runs `work` in a span below the current one; spans it starts are children of the new one. */
export async function inSpan<Result>(
  tracing: Tracing,
  start: Omit<SpanStart, 'parent'>,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const context = currentContext();
  const span = tracing.startSpan({ ...start, parent: context.traceparent });
  const traceparent = span.traceparent ?? context.traceparent;
  return runInContext({ ...context, traceparent }, async () => {
    try {
      const result = await work(span);
      span.end();
      return result;
    } catch (error) {
      span.end({}, error);
      throw error;
    }
  });
}
