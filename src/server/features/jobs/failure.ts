import { FilmError, type FilmFault } from '#film/film-error.ts';
import { isDatabaseAway } from '#server/platform/database/database-errors.ts';

const UNKNOWN_FAILURE = 'The video could not be made. Please try again';
const DISK_FULL = 'There is no space left on the server for the video';

const FAULT_SENTENCES: Record<FilmFault, string> = {
  badOrder: 'This video cannot be made as it was asked for',
  cancelled: 'The video was canceled',
  diskFull: DISK_FULL,
  encoderMissing: 'The server has no video encoder',
  encoderFailed: 'The video could not be encoded',
  pictureFailed: 'A picture of the video could not be drawn',
  soundFailed: 'The soundtrack could not be made',
  voiceFailed: 'The voice-over could not be spoken',
  verificationFailed: 'The finished video did not pass its check',
  labelsUnreadable: 'A label or legal line cannot be read in the finished video',
  flashes: 'The finished video flashes too fast',
  signingFailed: 'The video could not be signed',
  processEnded: 'The video could not be finished',
  notStored: 'The finished video could not be stored',
};

/** Faults measured in the finished film: their message says what and by how much. */
const MEASURED_FAULTS: readonly FilmFault[] = ['labelsUnreadable', 'flashes'];

/** Faults of the machine rather than the order: another attempt may succeed. */
const RETRYABLE_FAULTS: readonly FilmFault[] = ['processEnded', 'voiceFailed', 'notStored'];

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

/** Maximum attempts after a transient failure, such as a renderer that was killed. */
const ATTEMPTS_MAX = 3;

/** Describes why a video failed, without internal details. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof FilmError)) return isDiskFull(error) ? DISK_FULL : UNKNOWN_FAILURE;
  return MEASURED_FAULTS.includes(error.reason) ? error.message : FAULT_SENTENCES[error.reason];
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

export function isDiskFull(error: unknown): boolean {
  if (error instanceof FilmError) return error.reason === 'diskFull';
  return error instanceof Error && 'code' in error && DISK_FULL_CODES.has(String(error.code));
}

function isRetryable(error: unknown): boolean {
  return error instanceof FilmError && RETRYABLE_FAULTS.includes(error.reason);
}
