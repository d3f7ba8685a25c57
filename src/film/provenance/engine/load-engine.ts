import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync } from '@contentauth/c2pa-wasm';
import { installDiskBlobReader } from '#film/provenance/engine/blob-reader.ts';

/**
 * Starts the C2PA engine in this thread. Its memory grows with the films it signs and never shrinks:
 * use it in a worker thread that ends afterwards.
 */
export function loadEngine(): void {
  installDiskBlobReader();
  const path = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
  initSync({ module: readFileSync(path) });
}
