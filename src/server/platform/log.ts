import { pino, type DestinationStream, type Logger } from 'pino';

import { currentContext } from '#server/platform/call-context.ts';
import { createRedactor } from '#server/platform/redact.ts';

export type Log = Logger;

/** Values that must never reach a log, wherever they stand in a logged object. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
];

export interface LogOptions {
  /** The installation's own secrets: removed wherever they occur in a line. */
  readonly secrets?: readonly string[];
  /** Standard output where absent. */
  readonly destination?: DestinationStream;
}

/**
 * The one log of a process: JSON lines on standard output, each with the request and the job it
 * belongs to. Secrets are removed twice: by the names of fields, and by their form from the finished
 * line, which also finds them in the text of errors.
 */
export function createLog(level: string, { secrets = [], destination }: LogOptions = {}): Log {
  const options = {
    level,
    mixin: idsOfCall,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
    hooks: { streamWrite: createRedactor(secrets) },
  };
  return destination ? pino(options, destination) : pino(options);
}

function idsOfCall(): object {
  const { requestId, jobId, apiKeyId, traceparent } = currentContext();
  return {
    ...(requestId !== undefined && { requestId }),
    ...(jobId !== undefined && { jobId }),
    ...(apiKeyId !== undefined && { apiKeyId }),
    ...(traceparent !== undefined && { traceId: traceparent.split('-')[1] }),
  };
}
