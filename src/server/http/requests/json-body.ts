import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/app-error.ts';
import { containsNul, nulError } from '#server/http/requests/nul-characters.ts';

/**
 * Accepts JSON bodies only. An empty body counts as `{}`, so that the schema reports what is
 * missing; `__proto__` and NUL characters are refused at any depth.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text);
    if (body.trim() === '') return done(null, {});
    void parse(request, body, (error, value: unknown) => {
      if (error) return done(new AppError('malformed_json', { cause: error }));
      if (containsNul(value)) return done(nulError());
      return done(null, value);
    });
  });
}
