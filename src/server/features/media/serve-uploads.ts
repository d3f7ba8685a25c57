/**
 * Resumable uploads with tus 1.0 (https://tus.io/protocols/resumable-upload): core, creation,
 * expiration and termination. They are not in the route table because they are not single-response
 * routes; access is checked the same way.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

import { UPLOADS_PATH } from '#contracts/uploads-path.ts';
import { idSchema } from '#contracts/schemas/text.ts';
import type { MediaId } from '#domain/ids.ts';
import { MEDIA_BYTES_MAX } from '#domain/media/media.ts';
import { AppError } from '#server/app-error.ts';
import { kindFrom } from './routes.ts';
import type { MediaService } from './service.ts';
import type { UploadsService, UploadStatus } from './uploads.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { authorize } from '#server/http/callers/authorize.ts';
import { networkOf } from '#server/http/callers/network-of.ts';
import type { Gate } from '#server/http/register-routes.ts';

interface Deps {
  readonly uploads: UploadsService;
  readonly media: Pick<MediaService, 'remove'>;
  readonly gate: Gate;
}

const VERSION = '1.0.0';
const PIECE_TYPE = 'application/offset+octet-stream';
const LENGTH = /^\d{1,15}$/;
/** Names and values in base64, such as `filename d29ybGQ=,kind bG9nbw==`. */
const METADATA_LENGTH_MAX = 2_000;

export function serveUploads({ uploads, media, gate }: Deps): (app: FastifyInstance) => void {
  return (app) =>
    void app.register(async (scope) => {
      const callers = new WeakMap<FastifyRequest, SignedIn>();
      const actorOf = (request: FastifyRequest) => {
        const caller = callers.get(request);
        if (!caller) throw new AppError('not_signed_in');
        return caller.actor;
      };
      scope.removeAllContentTypeParsers();
      // The handler reads the piece as a stream.
      scope.addContentTypeParser(PIECE_TYPE, (_request, contents, done) => done(null, contents));
      scope.addContentTypeParser('*', (_request, _contents, done) => done(null, undefined));
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('tus-resumable', VERSION);
        if (request.method === 'OPTIONS') return;
        const { authorization } = request.headers;
        const address = networkOf(request.ip);
        const caller = await gate.authenticate({ authorization, address });
        authorize(caller.actor, { permission: 'media.upload' });
        callers.set(request, caller);
        requireVersion(request, reply);
      });

      scope.options(UPLOADS_PATH, async (_request, reply) =>
        reply
          .headers({
            'tus-version': VERSION,
            'tus-extension': 'creation,expiration,termination',
            'tus-max-size': MEDIA_BYTES_MAX.clip,
          })
          .code(204)
          .send(),
      );

      scope.post(UPLOADS_PATH, async (request, reply) => {
        const bytes = lengthIn(request, 'upload-length');
        if (bytes === 0) throw new AppError('file_refused', { message: 'The file is empty' });
        const told = metadataOf(request);
        const fileName = told.get('filename') ?? '';
        const wantedKind = kindFrom(told.get('kind') ?? '');
        const upload = await uploads.begin(actorOf(request), { fileName, wantedKind, bytes });
        const location = `${UPLOADS_PATH}/${upload.id}`;
        return tell(reply, upload).header('location', location).code(201).send();
      });

      scope.head(`${UPLOADS_PATH}/:id`, async (request, reply) => {
        const upload = await uploads.status(actorOf(request), idIn(request));
        return tell(reply, upload).header('upload-length', upload.bytes).code(200).send();
      });

      scope.patch(`${UPLOADS_PATH}/:id`, async (request, reply) => {
        if (request.headers['content-type'] !== PIECE_TYPE) {
          const message = `Pieces of a file are sent as ${PIECE_TYPE}`;
          throw new AppError('unsupported_media_type', { message });
        }
        const [actor, id] = [actorOf(request), idIn(request)];
        const offset = lengthIn(request, 'upload-offset');
        const upload = await uploads.status(actor, id);
        const contents = request.body as Readable;
        const length = declaredLength(request);
        const receivedBytes = await uploads.append(actor, id, { offset, length, contents });
        return tell(reply, { ...upload, receivedBytes })
          .code(204)
          .send();
      });

      scope.delete(`${UPLOADS_PATH}/:id`, async (request, reply) => {
        await media.remove(actorOf(request), idIn(request));
        return reply.code(204).send();
      });
    });
}

function tell(reply: FastifyReply, { receivedBytes, expiresAt }: UploadStatus): FastifyReply {
  return reply.headers({
    'upload-offset': receivedBytes,
    'upload-expires': expiresAt.toUTCString(),
  });
}

function requireVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers['tus-resumable'] === VERSION) return;
  void reply.header('tus-version', VERSION);
  throw new AppError('precondition_failed', {
    message: `The Tus-Resumable header must be ${VERSION}`,
  });
}

function lengthIn({ headers }: FastifyRequest, name: string): number {
  const value = headers[name];
  if (typeof value === 'string' && LENGTH.test(value)) return Number(value);
  throw new AppError('validation_failed', { message: `The header ${name} must be a number` });
}

/** Null if the body is sent in chunks. */
function declaredLength({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

function idIn({ params }: FastifyRequest): MediaId {
  const { id } = params as { id: string };
  if (!idSchema.safeParse(id).success) throw new AppError('not_found');
  return id as MediaId;
}

function metadataOf({ headers }: FastifyRequest): ReadonlyMap<string, string> {
  const text = headers['upload-metadata'];
  if (typeof text !== 'string' || text.length > METADATA_LENGTH_MAX) return new Map();
  return new Map(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')] as const;
    }),
  );
}
