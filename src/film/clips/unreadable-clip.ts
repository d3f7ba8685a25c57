import { FilmError } from '#film/film-error.ts';

/** The error of a clip in which nothing can be seen. */
export function unreadableClip(cause: unknown): FilmError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new FilmError('pictureFailed', `A clip cannot be read: ${why}.`, { cause });
}
