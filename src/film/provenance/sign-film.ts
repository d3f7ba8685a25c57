import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkFilmSize } from '#film/provenance/film-size-limit.ts';
import type { ManifestFacts } from '#film/provenance/manifest-definition.ts';
import { ProvenanceError } from '#film/provenance/provenance-error.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';
import { runInWorker } from '#film/provenance/engine/run-in-worker.ts';
import {
  checkSigningCredentials,
  type SigningCredentials,
} from '#film/provenance/credentials/signing-credentials.ts';

export interface FilmToSign {
  /** A finished MP4: no remuxing may follow. It is left as it is. */
  readonly path: string;
  /** May be the same as `path`. */
  readonly outputPath: string;
  readonly facts: ManifestFacts;
  readonly credentials: SigningCredentials;
  /** Names the file in XMP and manifest alike; made up where left out. */
  readonly instanceId?: string;
}

export interface SignedFilm {
  /** The C2PA manifest store just as it is embedded, for the caller's records. */
  readonly manifestBytes: Uint8Array<ArrayBuffer>;
  readonly instanceId: string;
}

/**
 * Marks a film with XMP, signs it with C2PA, and reads the result back from the disk. Only a film
 * that was found intact and trusted gets to `outputPath`, whole and synced, by a rename; otherwise
 * nothing is there that was not before. Throws ProvenanceError.
 */
export async function signFilm(film: FilmToSign): Promise<SignedFilm> {
  const { clips = [], media = [] } = film.facts;
  for (const { path } of [film, ...clips, ...media]) await checkFilmSize(path);
  const instanceId = film.instanceId ?? `xmp:iid:${crypto.randomUUID()}`;
  const { facts, path } = film;
  const credentials = checkSigningCredentials(film.credentials, new Date());
  const partPath = `${film.outputPath}.signing`;
  try {
    const { manifestBytes } = await runInWorker({
      kind: 'sign',
      path,
      outputPath: partPath,
      facts,
      instanceId,
      credentials,
    });
    await checkSignedFilm(partPath, { instanceId, anchorPem: credentials.anchorPem });
    await syncToDisk(partPath, 'r+');
    await rename(partPath, film.outputPath);
    await syncToDisk(dirname(film.outputPath), 'r');
    return { manifestBytes, instanceId };
  } finally {
    await rm(partPath, { force: true });
  }
}

async function checkSignedFilm(
  path: string,
  expected: { readonly instanceId: string; readonly anchorPem: string },
): Promise<void> {
  const { validation, reasons, xmp, manifest } = await readProvenance(path, [expected.anchorPem]);
  const isNamed = [xmp?.instanceId, manifest?.instanceId].every((id) => id === expected.instanceId);
  if (validation === 'trusted' && isNamed) return;
  const why = isNamed ? reasons.map(({ sentence }) => sentence).join(' ') : 'Its name is missing.';
  throw new ProvenanceError(
    'verificationFailed',
    `The signed film did not pass its own check (${validation}): ${why}`,
  );
}

/** Files are synced through a writable handle, folders through a readable one. */
async function syncToDisk(path: string, flags: 'r' | 'r+'): Promise<void> {
  await using handle = await open(path, flags);
  await handle.sync();
}
