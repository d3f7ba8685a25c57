import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/app-error.ts';

/** The one character that PostgreSQL's texts cannot hold. */
const NUL_CHARACTER = '\0';

export function refuseNulInQueries(app: FastifyInstance): void {
  app.addHook('preValidation', ({ query }, _reply, done) => {
    done(containsNul(query) ? nulError() : undefined);
  });
}

export function nulError(): AppError {
  return new AppError('validation_failed', { message: 'Must not contain NUL characters' });
}

/** In any text or name of `value`. Without recursion: the depth of a body is its sender's choice. */
export function containsNul(value: unknown): boolean {
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
