import { createRequire } from 'node:module';
import { createReadStream } from 'node:fs';

import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/app-error.ts';
import { sendRanged } from '#server/http/responses/send-ranged.ts';
import { FONT_FOLDER } from './page/style.ts';
import type { LiveShare } from './service.ts';
import { ADDRESS, passedMarket, visit, type SharedVideoDeps } from './visit-share.ts';

/** A file of a shared video, at its name below the page. */
interface SharedFile {
  readonly name: string;
  /** Its storage key; null if there is no such file. */
  readonly keyOf: (share: LiveShare) => string | null | Promise<string | null>;
}

export const FILES: readonly SharedFile[] = [
  { name: 'film.mp4', keyOf: ({ videoKey }) => videoKey },
  { name: 'poster.jpg', keyOf: ({ posterKey }) => posterKey },
  { name: 'captions.vtt', keyOf: ({ captionsKey }) => captionsKey },
];

export function addFile(
  scope: FastifyInstance,
  deps: SharedVideoDeps,
  { name, keyOf }: SharedFile,
): void {
  scope.route({
    method: ['GET', 'HEAD'],
    url: `${ADDRESS}/${name}`,
    handler: async (request, reply) => {
      const found = await visit(deps, request);
      const { pass } = request.query as { pass?: unknown };
      if ('error' in found || typeof pass !== 'string') throw new AppError('not_found');
      if (passedMarket(deps, found, pass) === null) throw new AppError('not_found');
      const key = await keyOf(found.share);
      const size = key === null ? null : await deps.storage.sizeOf(key);
      if (key === null || size === null) throw new AppError('not_found');
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      return sendRanged({ request, reply, key, size, storage: deps.storage });
    },
  });
}

const FONTS = {
  'bodoni-moda.woff2': '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2',
  'instrument-sans.woff2':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

export function addFonts(scope: FastifyInstance): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FONTS)) {
    scope.get(`${FONT_FOLDER}/${name}`, (_request, reply) =>
      reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' })
        .send(createReadStream(resolve(file))),
    );
  }
}
