import { pino, type DestinationStream, type Logger } from 'pino';

import { currentContext } from '#server/platform/call-context.ts';
import { createRedactor } from '#server/platform/redact.ts';

export type Log = Logger;

export interface LogOptions {
  /** The installation's own secrets, removed wherever they occur in a line. */
  readonly secrets?: readonly string[];
  /** Defaults to standard output. */
  readonly destination?: DestinationStream;
}

/**
 * The log of a process: JSON lines on standard output, each with its request and job. Secrets are
 * removed from the finished line, by field name and by form: redaction by object path would miss
 * those that are nested deeper, or in the text of an error.
 */
export function createLog(level: string, { secrets = [], destination }: LogOptions = {}): Log {
  const options = {
    level,
    mixin: idsOfCall,
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
