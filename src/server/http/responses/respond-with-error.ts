import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import type { ErrorCode } from '#contracts/errors.ts';
import type { ErrorBody } from '#contracts/schemas/error-body.ts';
import { AppError } from '#server/app-error.ts';
import { isDatabaseAway } from '#server/platform/database/database-errors.ts';

/** Our codes for the errors of Fastify. */
const FASTIFY_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_FILES_LIMIT: 'validation_failed',
  FST_FIELDS_LIMIT: 'validation_failed',
  FST_PARTS_LIMIT: 'validation_failed',
  FST_PROTO_VIOLATION: 'validation_failed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** Our codes for other errors of libraries, by status. */
const STATUS_ERRORS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_json',
  403: 'not_found',
  404: 'not_found',
  412: 'precondition_failed',
  416: 'range_not_satisfiable',
};

/** The message for an array or string in place of an object. */
const NOT_AN_OBJECT = 'The request must be a JSON object';

/** Default seconds until a retry makes sense, by status. */
const USUAL_WAITS: Partial<Record<number, number>> = { 429: 60 };

/**
 * Turns anything that was thrown into `{message, code, issues?}`; unexpected errors become a plain
 * 500.
 */
export function respondWithError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = toAppError(thrown);
  if (error.status >= 500) {
    // The id is passed, because there is no call context while a body is read.
    request.log.error({ err: thrown, requestId: request.id }, 'request failed');
  }
  if (error.code === 'range_not_satisfiable') reply.headers(headersOf(thrown));
  const retryAfter = error.retryAfterSeconds ?? USUAL_WAITS[error.status];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    ...(error.issues && { issues: [...error.issues] }),
    ...(error.findings && { findings: [...error.findings] }),
    ...(error.signIn && { ...error.signIn, methods: [...error.signIn.methods] }),
    ...(error.status >= 500 && { requestId: request.id }),
  };
  // Serialized here, because the serializer of the route only knows its success response.
  void reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) return invalidRequest(thrown);
  const code = codeOf(thrown) ?? (isDatabaseAway(thrown) ? 'unavailable' : 'internal');
  return new AppError(code, { cause: thrown });
}

function codeOf(thrown: unknown): ErrorCode | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { code, statusCode } = thrown as Partial<FastifyError>;
  return FASTIFY_ERRORS[code ?? ''] ?? STATUS_ERRORS[statusCode ?? 0];
}

/** The size of the file, for a range that cannot be satisfied. */
function headersOf(thrown: unknown): Record<string, string> {
  const { headers } = thrown as { headers?: Record<string, string> };
  return headers ?? {};
}

interface InvalidRequest {
  readonly validationContext?: string | undefined;
  readonly validation: readonly { instancePath: string; message?: string | undefined }[];
}

/** The message of the first issue. A malformed id in the path is reported as not found. */
function invalidRequest({ validationContext, validation }: InvalidRequest): AppError {
  if (validationContext === 'params') return new AppError('not_found');
  const issues = validation.map(({ instancePath, message }) => {
    const path = instancePath.split('/').filter(Boolean).join('.');
    return { path, message: path === '' ? NOT_AN_OBJECT : (message ?? NOT_AN_OBJECT) };
  });
  const first = issues[0];
  return new AppError('validation_failed', { ...(first && { message: first.message }), issues });
}
