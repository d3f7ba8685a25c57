import { readFile } from 'node:fs/promises';

import type { Config } from '#server/platform/config/config.ts';

/** The operator's own certificate chain and key; null if none is configured. */
export async function readSigningFiles(files: Config['signing']) {
  if (files === null) return null;
  const [certificateChainPem, privateKeyPem] = await Promise.all([
    readFile(files.certificatePath, 'utf8'),
    readFile(files.keyPath, 'utf8'),
  ]);
  return { certificateChainPem, privateKeyPem };
}
