import { currentContext, runInContext } from '#server/platform/call-context.ts';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work on a time line. */
export interface Span {
  /** W3C trace context: names this span as the parent of others, in other processes too. */
  readonly traceparent: string | undefined;
  event(name: string): void;
  /** Closes it; a given error marks it as failed. */
  end(attributes?: SpanAttributes, error?: unknown): void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'producer' | 'consumer' | 'internal';
  /** Undefined starts a new trace. */
  readonly parent?: string | undefined;
  readonly attributes?: SpanAttributes;
}

/** Where spans go: nowhere by default, to a collector where one is configured. */
export interface Tracing {
  startSpan(start: SpanStart): Span;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { traceparent: undefined, event: () => undefined, end: () => undefined };

export const NO_TRACING: Tracing = { startSpan: () => NO_SPAN, close: () => Promise.resolve() };

/** Runs `work` within a span under the present one; what it starts stands under the new one. */
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
