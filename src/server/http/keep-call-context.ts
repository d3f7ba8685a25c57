import type { FastifyInstance, FastifyRequest } from 'fastify';

import { runInContext, type CallContext } from '#server/platform/call-context.ts';

/**
 * Handles every request within a context of its own, which carries its id. Reading a body leaves the
 * context, because its events come from the connection; so it is entered again after that.
 */
export function keepCallContext(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  app.addHook('onRequest', (request, _reply, done) => {
    const context: CallContext = { requestId: request.id };
    contexts.set(request, context);
    runInContext(context, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    runInContext(contexts.get(request) ?? {}, done);
  });
}
