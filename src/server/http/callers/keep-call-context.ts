import type { FastifyInstance, FastifyRequest } from 'fastify';

import { runInContext, type CallContext } from '#server/platform/call-context.ts';
import type { Span, Tracing } from '#server/platform/tracing/tracing.ts';

interface Options {
  readonly tracing: Tracing;
  /** Whether to continue the caller's trace; only a trusted proxy's. */
  readonly trustsCallersTrace: boolean;
}

interface Call {
  readonly context: CallContext;
  readonly span: Span;
}

/** A request property instead of a `WeakMap`, whose entries are expensive to garbage-collect. */
const CALL = 'call';

/**
 * Runs every request in its own context with its id and span. Reading the body leaves the context,
 * because its events come from the connection, so it is entered again afterwards; methods without a body
 * never leave it.
 */
export function keepCallContext(
  app: FastifyInstance,
  { tracing, trustsCallersTrace }: Options,
): void {
  app.decorateRequest(CALL, null);
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers['traceparent'];
    const span = tracing.startSpan({
      name: `${request.method} ${routeOf(request)}`,
      kind: 'server',
      parent: trustsCallersTrace && typeof given === 'string' ? given : undefined,
      attributes: { 'http.request.method': request.method, 'http.route': routeOf(request) },
    });
    const context: CallContext = { requestId: request.id, traceparent: span.traceparent };
    request.setDecorator<Call>(CALL, { context, span });
    runInContext(context, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method === 'GET') done();
    else runInContext(callOf(request)?.context ?? {}, done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const failure = statusCode >= 500 ? new Error('The answer is an error') : undefined;
    const attributes = { 'http.response.status_code': statusCode, requestId: request.id };
    callOf(request)?.span.end(attributes, failure);
    done();
  });
}

function callOf(request: FastifyRequest): Call | null {
  return request.getDecorator<Call | null>(CALL);
}

/** The route pattern, because addresses contain ids and tokens. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}
