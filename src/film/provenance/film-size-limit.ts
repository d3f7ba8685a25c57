import { stat } from 'node:fs/promises';
import { ProvenanceError } from '#film/provenance/provenance-error.ts';

/**
 * Signing takes memory of about four and a half times the film (see docs/decisions/0601), and
 * WebAssembly memory ends at 4 GiB.
 */
export const FILM_BYTES_MAX = 500 * 1024 * 1024;

/** Throws ProvenanceError `tooLarge` for films that would not fit into the engine's memory. */
export async function checkFilmSize(path: string, bytesMax = FILM_BYTES_MAX): Promise<void> {
  const { size } = await stat(path);
  if (size <= bytesMax) return;
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  throw new ProvenanceError(
    'tooLarge',
    `The film has ${megabytes(size)} MB; at most ${megabytes(bytesMax)} MB can be signed or verified.`,
  );
}
