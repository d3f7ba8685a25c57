import { checkFilmSize } from '#film/provenance/film-size-limit.ts';
import type { ProvenanceReading } from '#film/provenance/reading/provenance-reading.ts';
import { runInWorker } from '#film/provenance/engine/run-in-worker.ts';

/**
 * Reads what a film file says about its making, and judges whether it is intact and whether one of
 * the given roots (PEM) vouches for its signer. Whatever is in the file, the answer is a reading;
 * throws ProvenanceError only for files over the size limit and system errors for those not there.
 */
export async function readProvenance(
  path: string,
  anchorsPem: readonly string[] = [],
): Promise<ProvenanceReading> {
  await checkFilmSize(path);
  return runInWorker({ kind: 'read', path, anchorsPem });
}
