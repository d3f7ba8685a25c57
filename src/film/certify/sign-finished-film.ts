import { findPreset } from '#domain/order/presets.ts';
import { isBlank } from '#domain/order/words.ts';
import { FilmError } from '#film/film-error.ts';
import type { FilmMaking } from '#film/certify/making-of.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import { ProvenanceError } from '#film/provenance/provenance-error.ts';
import { signFilm } from '#film/provenance/sign-film.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const SOFTWARE = { name: 'CasinoReel', version: '0.1.0' } as const;

interface ToSign extends FilmMaking {
  readonly storyboard: Storyboard;
  readonly credentials: SigningCredentials;
}

/** A film without a headline is called by its game. */
function nameOf({ words, preset }: Storyboard): string {
  const { headline } = words;
  return headline !== null && !isBlank(headline) ? headline : (findPreset(preset)?.name ?? preset);
}

/**
 * Signs a joined film in its place, last of all that is done to it, and reads it back. Answers the
 * name it got. Throws FilmError `signingFailed`.
 */
export async function signFinishedFilm(path: string, film: ToSign): Promise<string> {
  const { storyboard, credentials, digitalSourceType, clips, media } = film;
  try {
    const { instanceId } = await signFilm({
      path,
      outputPath: path,
      credentials,
      facts: {
        title: nameOf(storyboard),
        digitalSourceType,
        software: SOFTWARE,
        createdAt: new Date(),
        visibleLabel: storyboard.legal.aiLabel,
        ...(clips.length > 0 && { clips }),
        ...(media.length > 0 && { media }),
      },
    });
    return instanceId;
  } catch (error) {
    if (!(error instanceof ProvenanceError)) throw error;
    throw new FilmError('signingFailed', error.message, { cause: error });
  }
}
