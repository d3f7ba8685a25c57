import type { FastifyReply, FastifyRequest } from 'fastify';

import { byteRangeOf } from '#server/http/responses/byte-range.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly key: string;
  readonly size: number;
  readonly storage: Storage;
}

/** Returns a stored file, or a range of it so that players can seek; nothing if the client has it. */
export function sendRanged({ request, reply, key, size, storage }: Asked): FastifyReply {
  const etag = `"${size.toString(36)}-${Buffer.from(key).toString('base64url').slice(-24)}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    'content-type': contentTypeOf(key),
    etag,
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = byteRangeOf(rangeOf(request, etag), size);
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

/** Whether an If-None-Match header names the file, weakly or not. */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}

/** The range that a request asks for: only of GET, and not of a file that has changed since. */
function rangeOf({ method, headers }: FastifyRequest, etag: string): string | undefined {
  const ifRange = headers['if-range'];
  const isWanted = method === 'GET' && (ifRange === undefined || ifRange === etag);
  return isWanted ? headers.range : undefined;
}
