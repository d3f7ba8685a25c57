import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/app-error.ts';

const NUL_CHARACTER = '\0';

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
      if (containsNul(value)) return done(nulRefused());
      return done(null, value);
    });
  });
}

function nulRefused(): AppError {
  return new AppError('validation_failed', { message: 'Must not contain NUL characters' });
}

/** Without recursion: the depth of a body is its sender's choice. */
function containsNul(value: unknown): boolean {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const part = rest.pop();
    if (typeof part === 'string' && part.includes(NUL_CHARACTER)) return true;
    if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) rest.push(key, inner);
    }
  }
  return false;
}
