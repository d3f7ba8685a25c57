import type { ModelPicture } from '#film/clips/model-picture.ts';
import type { MediaFiles } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import type { FilmProgress, FinishedFilm } from '#film/render/render-storyboard.ts';

export interface MakeFilmOptions {
  /** The picture, where a text-to-video model has made it; the studio draws it otherwise. */
  readonly modelPicture: ModelPicture | null;
  /** The own photos, clips and logos that the film shows. */
  readonly mediaFiles: MediaFiles;
  /** A directory for this film alone; the caller removes it. */
  readonly workFolder: string;
  /** What the film is signed with. */
  readonly credentials: SigningCredentials;
  /** Stops the work; the promise then rejects. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FilmProgress) => void;
  /** Hears what a process that makes the film says beside its progress: warnings, a crash. */
  readonly onRemark?: (line: string) => void;
}

/**
 * Makes a finished film from an order. Its files are in the work folder; the caller moves them away.
 * Rejects with a `FilmError` where it cannot.
 */
export interface FilmMaker {
  makeFilm(order: FilmOrder, options: MakeFilmOptions): Promise<FinishedFilm>;
}
