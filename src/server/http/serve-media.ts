import { extname } from 'node:path';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#server/app-error.ts';
import { sendRanged } from '#server/http/send-ranged.ts';
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
      reply.header('cache-control', 'private, max-age=3600');
      if (isDownload(request.query)) reply.header('content-disposition', dispositionOf(key));
      return sendRanged({ request, reply, key, size, storage });
    },
  });
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
