/** Reads a film's marks in the browser: the file goes nowhere. */
import startEngine from '@contentauth/c2pa-wasm';
import engineAddress from '@contentauth/c2pa-wasm/c2pa.wasm?url';

import { describeProvenance } from '#film/provenance/reading/describe-provenance.ts';
import { factsOf } from '#film/provenance/reading/film-facts.ts';
import { readManifest } from '#film/provenance/reading/read-manifest.ts';
import type { FilmReading, FilmToRead } from '#web/features/verify/film-reading.ts';

/** What this file needs of the worker it runs in; the page's types know only windows. */
interface WorkerScope {
  addEventListener(type: 'message', listen: (event: MessageEvent<FilmToRead>) => void): void;
  postMessage(message: FilmReading): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  void read(data)
    .catch((error: unknown): FilmReading => ({ kind: 'failed', message: String(error) }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    .then((reading) => scope.postMessage(reading));
});

async function read({ file, roots }: FilmToRead): Promise<FilmReading> {
  await startEngine({ module_or_path: engineAddress });
  const reading = await readManifest(file, roots);
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return {
    kind: 'read',
    validation: reading.validation,
    facts: factsOf(reading),
    sentences: describeProvenance(reading),
    sha256: [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
