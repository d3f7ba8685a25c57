import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from '@20minutes/s3rver';

export interface BucketServer {
  readonly port: number;
  /** A STORAGE_URL; `port` if there is a proxy in between. */
  urlOf(folder: string, port?: number): string;
  stop(): Promise<void>;
}

const BUCKET = 'films';
/** The server's fixed account. */
const KEY = 'S3RVER';

/** Starts an S3-compatible server that checks signatures, on a free local port. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'casinoreel-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  });
  excuseTrailingSlashes(server);
  const { port } = await server.run();
  return {
    port,
    urlOf: (folder, through = port) =>
      `s3://${KEY}:${KEY}@127.0.0.1:${through}/${BUCKET}/${folder}?tls=off`,
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The client signs `/films/` when it lists a bucket, but this server computes `/films` and would
 * refuse it. All other signatures are checked.
 */
function excuseTrailingSlashes(server: S3rver): void {
  server.middleware.unshift((context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.app = Object.create(server, { allowMismatchedSignatures: { value: true } }) as S3rver;
    }
    return next();
  });
}
