import { constants } from 'node:zlib';

import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const BYTES_MIN = 1_024;
const BROTLI_QUALITY = 4;

/** What is worth compressing while it is sent; built files were compressed when they were built. */
const COMPRESSIBLE = /^(?:text\/html|application\/json|image\/svg\+xml)(?:;|$)/;

/** Compresses pages and API answers. Bodies that arrive compressed stay refused: they could be bombs. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    threshold: BYTES_MIN,
    customTypes: COMPRESSIBLE,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}
