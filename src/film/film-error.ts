interface Fault {
  /** For the log. */
  readonly message: string;
  /** For the user; null for faults measured in the finished film: the error says what and by how much. */
  readonly shown: string | null;
  /** A fault of the machine rather than the order: another attempt may succeed. */
  readonly isRetryable?: true;
}

/** Why a film could not be made. */
export const FILM_FAULTS = {
  badOrder: {
    message: 'The film order cannot be filmed.',
    shown: 'This video cannot be created with these settings. Please change them and try again.',
  },
  cancelled: { message: 'The film was canceled.', shown: 'The video was canceled' },
  diskFull: {
    message: 'No space left on the disk for the film.',
    shown: 'The server is out of disk space. Please contact the platform operator.',
  },
  encoderMissing: {
    message: 'No video encoder was found.',
    shown: 'The server has no video encoder',
  },
  encoderFailed: {
    message: 'The video encoder failed.',
    shown: 'The video could not be encoded',
  },
  pictureFailed: {
    message: 'A frame could not be drawn.',
    shown: 'A frame could not be rendered. Please try again.',
  },
  soundFailed: {
    message: 'The soundtrack could not be made.',
    shown: 'The soundtrack could not be created. Please try again.',
  },
  voiceFailed: {
    message: 'The voice-over could not be spoken.',
    shown: 'The voice-over could not be created. Please try again.',
    isRetryable: true,
  },
  verificationFailed: {
    message: 'The finished film did not pass its check.',
    shown: 'The finished video did not pass its check',
  },
  labelsUnreadable: {
    message: 'A label or legal line cannot be read in the finished film.',
    shown: null,
  },
  flashes: { message: 'The finished film flashes too fast.', shown: null },
  signingFailed: {
    message: 'The film could not be signed.',
    shown: 'The video could not be signed',
  },
  processEnded: {
    message: 'The film process ended early.',
    shown: 'The video could not be finished',
    isRetryable: true,
  },
  notStored: {
    message: 'The finished film could not be stored.',
    shown: 'The finished video could not be stored',
    isRetryable: true,
  },
} as const satisfies Record<string, Fault>;

export type FilmFault = keyof typeof FILM_FAULTS;

/** A film that was not made: `reason` is for programs, `message` is a sentence for people. */
export class FilmError extends Error {
  readonly reason: FilmFault;

  constructor(reason: FilmFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FilmError';
    this.reason = reason;
  }
}

/** Turns anything thrown while a film is made into a FilmError; a full disk keeps its own reason. */
export function toFilmError(thrown: unknown, fallback: FilmFault): FilmError {
  if (thrown instanceof FilmError) return thrown;
  if (isDiskFull(thrown)) {
    return new FilmError('diskFull', FILM_FAULTS.diskFull.message, { cause: thrown });
  }
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  const message = `${FILM_FAULTS[fallback].message} (${detail})`;
  return new FilmError(fallback, message, { cause: thrown });
}

export function filmCancelled(): FilmError {
  return new FilmError('cancelled', FILM_FAULTS.cancelled.message);
}

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const CAUSES_MAX = 5;

/** Whether the disk had no room for a file, which may be the cause of what was thrown. */
export function isDiskFull(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < CAUSES_MAX; depth += 1) {
    if (error instanceof FilmError && error.reason === 'diskFull') return true;
    if ('code' in error && DISK_FULL_CODES.has(String(error.code))) return true;
    error = error.cause;
  }
  return false;
}
