import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

import type { Span, SpanStart, Tracing } from './tracing.ts';

const KINDS = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const satisfies Record<SpanStart['kind'], SpanKind>;

/**
 * Sends spans to an OTLP collector over HTTP, in batches. If the collector is down, only spans are
 * lost.
 */
export function createOtlpTracing(endpoint: string, service: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('casinoreel');
  return {
    startSpan: ({ name, kind, parent, attributes = {} }) =>
      spanOf(tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent))),
    close: () => provider.shutdown(),
  };
}

function spanOf(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const flags = traceFlags.toString(16).padStart(2, '0');
  return {
    traceparent: `00-${traceId}-${spanId}-${flags}`,
    event: (name) => void span.addEvent(name),
    end: (attributes = {}, error) => {
      span.setAttributes(attributes);
      if (error !== undefined) {
        // Only the kind of error, because messages may contain user input.
        const message = error instanceof Error ? error.name : 'error';
        span.setStatus({ code: SpanStatusCode.ERROR, message });
      }
      span.end();
    },
  };
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const isSampled = (Number.parseInt(flags ?? '', 16) & TraceFlags.SAMPLED) !== 0;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
