import type { ErrorCode } from '#contracts/errors.ts';

interface Issue {
  readonly path: string;
  readonly message: string;
}

interface ErrorDetails {
  readonly message: string | null;
  readonly code: ErrorCode | null;
  readonly issues: readonly Issue[];
}

const NO_DETAILS: ErrorDetails = { message: null, code: null, issues: [] };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** One sentence stands without a period, as a label does; several end with one. */
const withPeriod = (message: string) =>
  /[.!?] .*\p{L}$/su.test(message) ? `${message}.` : message;

function parseDetails(bodyText: string): ErrorDetails {
  let body: unknown;
  try {
    body = JSON.parse(bodyText);
  } catch {
    return NO_DETAILS;
  }
  if (!isRecord(body)) return NO_DETAILS;
  return {
    message: typeof body['message'] === 'string' ? withPeriod(body['message']) : null,
    code: typeof body['code'] === 'string' ? (body['code'] as ErrorCode) : null,
    issues: Array.isArray(body['issues']) ? (body['issues'] as Issue[]) : [],
  };
}

/**
 * A response that was no success. `message` is the status, a colon, a space and the body text (or
 * the status text of an empty body); `details` is what the server says to people.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly bodyText: string;
  readonly details: ErrorDetails;

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.bodyText = bodyText;
    this.details = parseDetails(bodyText);
  }
}

/** The server's own sentence about a failure, or `fallback` where it said none. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.details.message ?? fallback;
  return fallback;
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Whether the server was never reached: offline, refused, cut off, silent for too long. */
export function isConnectionFailure(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** Whether a proxy or a starting server answers in place of the server that is wanted. */
export function isGatewayFailure({ status, details }: ApiError): boolean {
  const isOurs = details.code !== null && details.code !== 'unavailable';
  return GATEWAY_STATUSES.includes(status) && !isOurs;
}
