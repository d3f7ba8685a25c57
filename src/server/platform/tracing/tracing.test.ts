import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { currentContext, runInContext } from '#server/platform/call-context.ts';

import { openTracing } from './open-tracing.ts';
import { inSpan, NO_TRACING } from './tracing.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly events: readonly { readonly name: string }[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A minimal collector: stores OTLP requests as JSON. */
const spans: SentSpan[] = [];
const paths: string[] = [];
let collector: Server | undefined;
let endpoint = '';
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      paths.push(request.url ?? '');
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as Export;
      for (const { scopeSpans } of sent.resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector?.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector?.close());

it('sends spans to a collector, each below its parent, across processes', async () => {
  const tracing = await openTracing(endpoint, 'casinoreel-test');
  const failure = await inSpan(tracing, { name: 'request', kind: 'server' }, async () => {
    const { traceparent } = currentContext();
    // As a worker finds it in a task, in another process.
    return runInContext({ traceparent }, () =>
      inSpan(tracing, { name: 'render', kind: 'consumer' }, async (span) => {
        span.event('ready');
        throw new TypeError('words of a person');
      }).catch((error: unknown) => error),
    );
  });
  await tracing.close();
  expect(failure).toBeInstanceOf(TypeError);
  expect(paths).toEqual(['/v1/traces']);
  const [request, render] = ['request', 'render'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(render).toMatchObject({
    traceId: request?.traceId,
    parentSpanId: request?.spanId,
    status: { code: 2, message: 'TypeError' },
    events: [{ name: 'ready' }],
  });
  expect(JSON.stringify(spans)).not.toContain('words of a person');
});

it('does nothing without a collector', async () => {
  expect(await openTracing(null, 'casinoreel-test')).toBe(NO_TRACING);
  await inSpan(NO_TRACING, { name: 'request', kind: 'server' }, async (span) => {
    expect([span.traceparent, currentContext().traceparent]).toEqual([undefined, undefined]);
  });
});
