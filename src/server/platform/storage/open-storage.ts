import { join } from 'node:path';

import type { Config } from '#server/platform/config/config.ts';
import { openBucketStorage } from '#server/platform/storage/bucket-storage.ts';
import { openLocalStorage } from '#server/platform/storage/local-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Opens the bucket that `STORAGE_URL` names, or a folder of the data directory. */
export async function openStorage({ bucket, data }: Config): Promise<Storage> {
  return bucket ? openBucketStorage(bucket) : openLocalStorage(join(data.folder, 'media'));
}
