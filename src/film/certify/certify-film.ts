import type { FilmProof } from '#domain/proof/film-proof.ts';
import { FlashingFilm } from '#film/certify/flashing-film.ts';
import { signFinishedFilm } from '#film/certify/sign-finished-film.ts';
import { FilmError } from '#film/film-error.ts';
import { measureFilm, requireProof } from '#film/proof/measure-film.ts';
import type { DigitalSourceType } from '#film/provenance/digital-source-type.ts';
import type { FilmMaking } from '#film/certify/making-of.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** What is known of a film besides its picture. */
export interface FilmCertificate {
  /** Names the file in its marks; null where it is not signed. */
  readonly instanceId: string | null;
  readonly digitalSourceType: DigitalSourceType;
  readonly proof: FilmProof;
}

interface Making extends FilmMaking {
  readonly credentials: SigningCredentials | null;
  /** Of the film's brand. */
  readonly logos: readonly LoadedLogo[];
}

/**
 * The last step of every film, whatever engine made its picture: signs the joined file in its place
 * and measures in its decoded pixels that label, age mark and legal lines can be read and that
 * nothing flashes too fast. Throws
 * FilmError where either fails, a FlashingFilm where that is all; the film must then go to nobody.
 */
export async function certifyFilm(
  path: string,
  storyboard: Storyboard,
  { credentials, logos, ...making }: Making,
): Promise<FilmCertificate> {
  const instanceId =
    credentials && (await signFinishedFilm(path, { storyboard, credentials, ...making }));
  const { proof, flashing } = await measureFilm(path, storyboard, logos);
  try {
    requireProof(proof);
  } catch (error) {
    if (error instanceof FilmError && error.reason === 'flashes')
      throw new FlashingFilm(error, flashing);
    throw error;
  }
  return { instanceId, digitalSourceType: making.digitalSourceType, proof };
}
