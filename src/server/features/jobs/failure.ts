import { isDatabaseAway } from '#server/platform/database/database-errors.ts';

import { FilmFailure } from './film-maker.ts';

const UNKNOWN_FAILURE = 'The video could not be made. Please try again';
export const DISK_FULL = 'There is no space left on the server for the video';

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

/** Attempts at a job whose failure may pass, such as a renderer that was killed. */
const ATTEMPTS_MAX = 3;

/** Why a video failed, in words for people: nothing of the inside. */
export function describeFailure(error: unknown): string {
  if (error instanceof FilmFailure) return error.message;
  return isDiskFull(error) ? DISK_FULL : UNKNOWN_FAILURE;
}

export function isWorthRetrying(error: unknown, attempt: number): boolean {
  if (isDatabaseAway(error)) return true;
  return error instanceof FilmFailure && error.isRetryable && attempt < ATTEMPTS_MAX;
}

/** For counting: what kind of fault it was, a word of a short list. */
export function kindOfFailure(error: unknown): string {
  if (isDiskFull(error)) return 'disk_full';
  if (!(error instanceof FilmFailure)) return 'unexpected';
  return error.isRetryable ? 'passing' : 'final';
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FULL_CODES.has(String(error.code));
}
