import type { FastifyReply, FastifyRequest } from 'fastify';

import { byteRangeOf } from '#server/http/byte-range.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly key: string;
  readonly size: number;
  readonly storage: Storage;
}

/** Returns a stored file or a range of it, so that players can seek. */
export function sendRanged({ request, reply, key, size, storage }: Asked): FastifyReply {
  const etag = `"${size.toString(36)}-${Buffer.from(key).toString('base64url').slice(-24)}"`;
  const ifRange = request.headers['if-range'];
  const wanted = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = byteRangeOf(wanted, size);
  reply.headers({
    'accept-ranges': 'bytes',
    'content-type': contentTypeOf(key),
    etag,
  });
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
