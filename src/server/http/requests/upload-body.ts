import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

import { AppError } from '#server/app-error.ts';

/** A part of a form, in the order of sending. A file has to be read before the next part. */
export type UploadPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly fileName: string;
      readonly contents: Readable;
    };

const LIMITS = { files: 1, fields: 4, fieldSize: 1_000, parts: 5, headerPairs: 20 };

/** Registers routes that receive a form with a file, which is never buffered in memory. */
export function withUploads(
  app: FastifyInstance,
  { bytesMax }: { bytesMax: number },
  registerRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Bodies of other types are not parsed, so that `uploadPartsOf` can report what is expected.
    scope.addContentTypeParser('*', (_request, _payload, done) => {
      done(null);
    });
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      // One byte more than allowed, so that whoever counts can tell that it is too large.
      limits: { ...LIMITS, fileSize: bytesMax + 1 },
    });
    registerRoutes(scope);
  });
}

/** Reads the parts of a form as they arrive. */
export async function* uploadPartsOf(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', { message: NOT_A_FORM });
  }
  try {
    for await (const part of request.parts()) {
      yield part.type === 'file'
        ? {
            kind: 'file',
            name: part.fieldname,
            fileName: part.filename,
            contents: part.file,
          }
        : { kind: 'field', name: part.fieldname, value: String(part.value) };
    }
  } catch (error) {
    throw isOfParser(error)
      ? new AppError('validation_failed', { message: BROKEN_FORM, cause: error })
      : error;
  }
}

/** The form parser throws plain errors for malformed bodies; all other errors have a code. */
function isOfParser(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}

const NOT_A_FORM = 'Files are sent as multipart/form-data';
const BROKEN_FORM = 'The form could not be read: its boundary is missing, or it is incomplete';
