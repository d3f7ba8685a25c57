import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/app-error.ts';
import { containsNul, nulError } from '#server/http/nul-characters.ts';

/**
 * Bodies are JSON and nothing else. An empty one counts as `{}`, which every schema answers in its
 * own words; `__proto__` and NUL characters are refused wherever they stand.
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
