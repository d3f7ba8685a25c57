import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Values that must never reach a log, wherever they stand in a logged object. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
];

/** The one log of a process: JSON lines on standard output, secrets removed. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
  });
}
