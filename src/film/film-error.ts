/** Why a film could not be made. */
export type FilmFault =
  | 'badOrder'
  | 'cancelled'
  | 'diskFull'
  | 'encoderMissing'
  | 'encoderFailed'
  | 'pictureFailed'
  | 'soundFailed'
  | 'voiceFailed'
  | 'verificationFailed'
  | 'labelsUnreadable'
  | 'flashes'
  | 'signingFailed'
  | 'processEnded'
  | 'notStored';

/** A film that was not made: `reason` is for programs, `message` is a sentence for people. */
export class FilmError extends Error {
  readonly reason: FilmFault;

  constructor(reason: FilmFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FilmError';
    this.reason = reason;
  }
}

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Turns anything thrown while a film is made into a FilmError; a full disk keeps its own reason. */
export function toFilmError(thrown: unknown, fallback: FilmFault): FilmError {
  if (thrown instanceof FilmError) return thrown;
  if (isDiskFull(thrown)) {
    return new FilmError('diskFull', 'No space left on the disk for the film.', { cause: thrown });
  }
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new FilmError(fallback, `${FALLBACK_SENTENCES[fallback]} (${detail})`, { cause: thrown });
}

export function filmCancelled(): FilmError {
  return new FilmError('cancelled', FALLBACK_SENTENCES.cancelled);
}

const FALLBACK_SENTENCES: Record<FilmFault, string> = {
  badOrder: 'The film order cannot be filmed.',
  cancelled: 'The film was canceled.',
  diskFull: 'No space left on the disk for the film.',
  encoderMissing: 'No video encoder was found.',
  encoderFailed: 'The video encoder failed.',
  pictureFailed: 'A frame could not be drawn.',
  soundFailed: 'The soundtrack could not be made.',
  voiceFailed: 'The voice-over could not be spoken.',
  verificationFailed: 'The finished film did not pass its check.',
  labelsUnreadable: 'A label or legal line cannot be read in the finished film.',
  flashes: 'The finished film flashes too fast.',
  signingFailed: 'The film could not be signed.',
  processEnded: 'The film process ended early.',
  notStored: 'The finished film could not be stored.',
};

function isDiskFull(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; depth += 1) {
    if ('code' in error && DISK_FULL_CODES.has(String(error.code))) return true;
    error = error.cause;
  }
  return false;
}
