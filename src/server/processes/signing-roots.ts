import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Signing } from '#server/features/provenance/signing.ts';

export const SIGNING_ROOTS_FILE = 'signing-roots.pem';

/**
 * Ensures that films can be signed before the first one is made, and writes the public root
 * certificates to where `npm run verify` finds them.
 */
export async function writeSigningRoots(signing: Signing, dataFolder: string): Promise<void> {
  await signing.current();
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, SIGNING_ROOTS_FILE), (await signing.anchors()).join('\n'));
}
