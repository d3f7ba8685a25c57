import type { ModelPicture } from '#film/clips/model-picture.ts';
import type { MediaFiles } from '#film/film-media.ts';
import type { FilmFault } from '#film/film-error.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import type { FilmProgress, FinishedFilm } from '#film/render/render-storyboard.ts';

/** What the parent says to a film process. */
export type ToChild =
  | {
      readonly kind: 'render';
      readonly order: FilmOrder;
      readonly workFolder: string;
      readonly outputFolder: string;
      readonly threads: number | undefined;
      readonly modelPicture: ModelPicture | undefined;
      readonly mediaFiles: MediaFiles | undefined;
      readonly credentials: SigningCredentials | undefined;
      readonly speech: SpeechSettings | undefined;
    }
  | { readonly kind: 'cancel' };

/** What a film process says to its parent. */
export type FromChild =
  | ({ readonly kind: 'progress' } & FilmProgress)
  | { readonly kind: 'finished'; readonly film: FinishedFilm }
  | { readonly kind: 'failed'; readonly reason: FilmFault; readonly message: string };
