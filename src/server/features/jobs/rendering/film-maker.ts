import type { ModelPicture } from '#film/clips/model-picture.ts';
import type { MediaFiles } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import type { FinishedFilm } from '#film/render/render-film.ts';
import type { FilmProgress } from '#film/render/render-options.ts';

export interface MakeFilmOptions {
  /** The picture, if a text-to-video model made it; otherwise the studio draws it. */
  readonly modelPicture: ModelPicture | null;
  /** The own photos, clips and logos that the film shows. */
  readonly mediaFiles: MediaFiles;
  /** A directory for this film only; the caller removes it. */
  readonly workFolder: string;
  /** What the film is signed with. */
  readonly credentials: SigningCredentials;
  /** Stops the work; the promise then rejects. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FilmProgress) => void;
  /** Receives other output of the rendering process, such as warnings or a crash. */
  readonly onRemark?: (line: string) => void;
}

/**
 * Makes a finished film from an order. Its files are in the work folder; the caller moves them.
 * Rejects with a `FilmError` if it fails.
 */
export interface FilmMaker {
  makeFilm(order: FilmOrder, options: MakeFilmOptions): Promise<FinishedFilm>;
}
