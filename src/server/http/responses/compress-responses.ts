import { constants } from 'node:zlib';

import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const BYTES_MIN = 1_024;
const BROTLI_QUALITY = 4;

/** Types that are compressed while they are sent; built files are already compressed. */
const COMPRESSIBLE = /^(?:text\/html|application\/json|image\/svg\+xml)(?:;|$)/;

/**
 * Compresses pages and API responses. Compressed request bodies are still refused, because they
 * could be zip bombs.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    threshold: BYTES_MIN,
    customTypes: COMPRESSIBLE,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}
