import type { FastifyInstance } from 'fastify';

/**
 * Registers routes that receive the bytes of their body as sent, with any content type or none:
 * signatures are computed over bytes, and page forms are not JSON.
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
