import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import type { ErrorBody } from '#contracts/schemas/error-body.ts';

/** Error codes for the codes with which Node refuses requests. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/**
 * Responds to input that never became a request with the common error format, and closes its
 * connection.
 */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(responseTo(REFUSALS[error.code ?? ''] ?? 'malformed_request'));
  socket.destroy(error);
}

function responseTo(code: ErrorCode): string {
  const { status, message } = ERRORS[code];
  const body = JSON.stringify({ message, code } satisfies ErrorBody);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
