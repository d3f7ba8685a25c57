import { createHash } from 'node:crypto';

import {
  CREDENTIALS_FORMATS,
  findManifestStore,
  type CredentialsFormat,
} from '#film/provenance/engine/find-manifest-store.ts';
import { openDiskBlob } from '#film/provenance/engine/open-disk-blob.ts';
import { runInWorker } from '#film/provenance/engine/run-in-worker.ts';
import type { FormerCredentials } from '#domain/media/former-credentials.ts';
import { ProvenanceError } from '#film/provenance/provenance-error.ts';

/** Returns what a file's content credentials come down to; null where it has none. */
export async function inspectCredentials(
  path: string,
  fileType: string,
): Promise<FormerCredentials | null> {
  if (!isKnown(fileType)) return null;
  using file = openDiskBlob(path);
  const store = await findManifestStore(file.blob, fileType);
  if (!store) return null;
  const sha256 = createHash('sha256').update(store).digest('hex');
  const task = { kind: 'inspect', path, format: fileType } as const;
  const { isIntact } = await runInWorker(task).catch((error: unknown) => {
    if (error instanceof ProvenanceError) return { isIntact: false };
    throw error;
  });
  return { sha256, isIntact };
}

function isKnown(fileType: string): fileType is CredentialsFormat {
  return Object.hasOwn(CREDENTIALS_FORMATS, fileType);
}
