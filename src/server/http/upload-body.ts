import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

import { AppError } from '#server/app-error.ts';

/** A part of a form, in the order of sending. A file has to be read before the next part comes. */
export type UploadPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly fileName: string;
      readonly contents: Readable;
    };

const LIMITS = { files: 1, fields: 4, fieldSize: 1_000, parts: 5, headerPairs: 20 };

/** Registers routes whose bodies are forms with a file, which is never held in memory. */
export function withUploads(
  app: FastifyInstance,
  { bytesMax }: { bytesMax: number },
  registerRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Bodies of other types stay unread: `uploadPartsOf` says what is expected instead.
    scope.addContentTypeParser('*', (_request, _payload, done) => {
      done(null);
    });
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      // One byte more than is allowed: whoever counts them sees that it is too large.
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

/** The parser of forms throws plain errors for bodies that it cannot read; all others have a code. */
function isOfParser(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}

const NOT_A_FORM = 'Files are sent as multipart/form-data';
const BROKEN_FORM = 'The form could not be read: it has no boundary or breaks off';
