import { pino, type DestinationStream, type Logger } from 'pino';

import { currentContext } from '#server/platform/call-context.ts';
import { createRedactor } from '#server/platform/redact.ts';

export type Log = Logger;

export interface LogOptions {
  /** The installation's own secrets: removed wherever they occur in a line. */
  readonly secrets?: readonly string[];
  /** Standard output where absent. */
  readonly destination?: DestinationStream;
}

/**
 * The one log of a process: JSON lines on standard output, each with the request and the job it
 * belongs to. Secrets are removed from the finished line, by the names of their fields and by their
 * form: a path into the logged object would miss those that stand deeper, or in the text of an error.
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
