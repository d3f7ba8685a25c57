import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/app-error.ts';

/** The only character that PostgreSQL cannot store in text. */
const NUL_CHARACTER = '\0';

/** Refuses NUL characters in query strings. */
export function refuseNulInQueries(app: FastifyInstance): void {
  app.addHook('preValidation', ({ query }, _reply, done) => {
    done(containsNul(query) ? nulError() : undefined);
  });
}

/** The error for a text with NUL characters. */
export function nulError(): AppError {
  return new AppError('validation_failed', { message: 'Must not contain NUL characters' });
}

/**
 * Whether any string or key of `value` contains NUL. Not recursive, because the sender chooses the
 * depth of a body.
 */
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
