import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

import type { BucketConfig } from '#server/platform/config/storage-config.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import type { ByteRange, Storage } from '#server/platform/storage/storage.ts';

/**
 * Larger files are uploaded in parts of this size, so that memory use does not depend on the film.
 */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

const CONNECT_TIMEOUT_MS = 5_000;
/** A storage that sends nothing for this long is considered unreachable. */
const SILENCE_TIMEOUT_MS = 20_000;
const ATTEMPTS_MAX = 3;

/** An always empty folder. Listing it checks URL, key and bucket at the lowest cost. */
const NOTHING = 'readyz/';

/**
 * Stores files in a bucket of an S3-compatible service, which any number of processes can share.
 */
export function openBucketStorage(config: BucketConfig): Storage {
  const client = createClient(config);
  const { bucket, prefix } = config;
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    keep: async (key, path, signal) => {
      signal?.throwIfAborted();
      const upload = new Upload({
        client,
        params: { ...at(key), Body: createReadStream(path), ContentType: contentTypeOf(key) },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      const abort = () => void upload.abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        await upload.done();
      } finally {
        signal?.removeEventListener('abort', abort);
      }
      await rm(path);
    },
    sizeOf: async (key) => {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength ?? 0;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    read: (key, range) => Readable.from(bytesOf(client, at(key), range), { objectMode: false }),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    list: async function* (folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + folder });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key === undefined || LastModified === undefined) continue;
          yield { key: Key.slice(prefix.length), changedAt: LastModified };
        }
      }
    },
    check: async () => {
      await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + NOTHING, MaxKeys: 1 }),
      );
    },
    close: () => client.destroy(),
  };
}

function createClient({ endpoint, region, credentials }: BucketConfig): S3Client {
  return new S3Client({
    endpoint,
    region,
    // A copy, because the client modifies the object and the configuration is frozen.
    ...(credentials && { credentials: { ...credentials } }),
    // Only Amazon's own service prefers the bucket in the host name.
    forcePathStyle: !new URL(endpoint).hostname.endsWith('.amazonaws.com'),
    // Many services do not support trailing checksums yet; parts are signed with their hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      requestTimeout: SILENCE_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });
}

/** Requests the bytes only when they are read; ends the request when reading stops. */
async function* bytesOf(
  client: S3Client,
  object: { Bucket: string; Key: string },
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  const { Body } = await client.send(
    new GetObjectCommand({ ...object, Range: `bytes=${first}-${last}` }),
  );
  if (!(Body instanceof Readable)) throw new Error(`${object.Key} came without a body`);
  yield* Body as AsyncIterable<Buffer>;
}
