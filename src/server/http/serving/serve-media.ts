import { extname } from 'node:path';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#server/app-error.ts';
import { sendRanged } from '#server/http/responses/send-ranged.ts';
import type {
  MediaAddresses,
  MediaHolder,
  MediaQuery,
} from '#server/platform/storage/media-addresses.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

interface Deps {
  readonly storage: Storage;
  readonly addresses: MediaAddresses;
  /** Returns the session or API key with this id; null if it has ended. */
  readonly findHolder: FindMediaHolder;
  /** Whether the file belongs to a deleted video, whose URLs end before the file is removed. */
  readonly isDeleted: (key: string) => Promise<boolean>;
}

export type FindMediaHolder = (credentialId: string) => Promise<MediaHolder | null>;

/**
 * Serves stored films by signed URLs, with ranges for seeking. A URL is valid as long as the
 * session or key it was issued to.
 */
export function serveMedia(app: FastifyInstance, deps: Deps): void {
  const { storage, addresses, findHolder, isDeleted } = deps;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const key = keyOf(request);
      const query = signatureOf(request.query);
      const holder = query && (await findHolder(query.holder));
      if (!holder || !addresses.accepts(key, query, holder)) throw new AppError('not_found');
      if (await isDeleted(key)) throw new AppError('not_found');
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

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function signatureOf(query: unknown): MediaQuery | null {
  const { holder, expires, signature } = query as Record<string, unknown>;
  if (typeof holder !== 'string' || !UUID.test(holder)) return null;
  if (typeof expires !== 'string' || typeof signature !== 'string') return null;
  return { holder, expires, signature };
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
