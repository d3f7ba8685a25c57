import { extname } from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#server/app-error.ts';
import { byteRangeOf } from '#server/http/byte-range.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Serves stored films to whoever holds a signed address, in ranges, so that players can seek. */
export function serveMedia(
  app: FastifyInstance,
  storage: Storage,
  addresses: MediaAddresses,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const key = keyOf(request);
      const query = signatureOf(request.query);
      if (!query || !addresses.accepts(key, query)) throw new AppError('not_found');
      const size = await storage.sizeOf(key);
      if (size === null) throw new AppError('not_found');
      return sendRanged({ request, reply, key, size, storage });
    },
  });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly key: string;
  readonly size: number;
  readonly storage: Storage;
}

function sendRanged({ request, reply, key, size, storage }: Asked): FastifyReply {
  const etag = `"${size.toString(36)}-${Buffer.from(key).toString('base64url').slice(-24)}"`;
  const ifRange = request.headers['if-range'];
  const wanted = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = byteRangeOf(wanted, size);
  reply.headers({
    'accept-ranges': 'bytes',
    'content-type': contentTypeOf(key),
    'cache-control': 'private, max-age=3600',
    etag,
  });
  if (isDownload(request.query)) reply.header('content-disposition', dispositionOf(key));
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  reply.header('content-length', last - first + 1);
  return reply.send(
    request.method === 'HEAD' || size === 0 ? '' : storage.read(key, { first, last }),
  );
}

function keyOf(request: FastifyRequest): string {
  const { '*': key } = request.params as { '*': string };
  return key;
}

function signatureOf(query: unknown): { expires: string; signature: string } | null {
  const { expires, signature } = query as Record<string, unknown>;
  if (typeof expires !== 'string' || typeof signature !== 'string') return null;
  return { expires, signature };
}

function isDownload(query: unknown): boolean {
  return (query as Record<string, unknown>)['download'] === '1';
}

const SHORT_ID_LENGTH = 8;

/** `jobs/0f3c…-1.mp4` is saved as `casinoreel-0f3c9a71.mp4`. */
function dispositionOf(key: string): string {
  const name = (key.split('/').at(-1) ?? '').slice(0, SHORT_ID_LENGTH).replaceAll(/[^\w]/g, '');
  return `attachment; filename="casinoreel-${name}${extname(key)}"`;
}
