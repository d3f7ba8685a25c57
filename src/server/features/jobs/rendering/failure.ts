import { FILM_FAULTS, FilmError, isDiskFull } from '#film/film-error.ts';
import { isDatabaseAway } from '#server/platform/database/database-errors.ts';

const UNKNOWN_FAILURE = 'The video could not be created. Please try again.';

/** Maximum attempts after a transient failure, such as a renderer that was killed. */
const ATTEMPTS_MAX = 3;

/** Describes why a video failed, without internal details. */
export function failureMessageOf(error: unknown): string {
  if (isDiskFull(error)) return FILM_FAULTS.diskFull.shown;
  if (!(error instanceof FilmError)) return UNKNOWN_FAILURE;
  return FILM_FAULTS[error.reason].shown ?? error.message;
}

export function isWorthRetrying(error: unknown, attempt: number): boolean {
  return isDatabaseAway(error) || (isRetryable(error) && attempt < ATTEMPTS_MAX);
}

/** The kind of fault from a short list, for metrics. */
export function kindOfFailure(error: unknown): string {
  if (isDiskFull(error)) return 'disk_full';
  if (!(error instanceof FilmError)) return 'unexpected';
  return isRetryable(error) ? 'passing' : 'final';
}

function isRetryable(error: unknown): boolean {
  return error instanceof FilmError && 'isRetryable' in FILM_FAULTS[error.reason];
}
