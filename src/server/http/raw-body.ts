import type { FastifyInstance } from 'fastify';

/**
 * Registers routes whose bodies, of any content type and of none, are kept as the bytes that were
 * sent: signatures are made over bytes, and forms of pages are not JSON.
 */
export function withRawBodies(
  app: FastifyInstance,
  registerRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    registerRoutes(scope);
  });
}
