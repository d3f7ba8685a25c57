import type { ModelPicture } from '#film/clips/model-picture.ts';
import type { MediaFiles } from '#film/film-media.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';

export type FilmStage = 'preparing' | 'rendering' | 'joining' | 'checking';

export interface FilmProgress {
  readonly stage: FilmStage;
  /** 0 to 1 over the whole film; never falls. */
  readonly progress: number;
}

/** Plain data: it can be sent to another process. */
export interface RenderSettings {
  /** Holds finished segments between runs; give the same folder again to resume an interrupted film. */
  readonly workFolder: string;
  /** Receives `film.mp4`, `poster.jpg`, `thumbnail.jpg`, and `captions.vtt` where captions are wanted. */
  readonly outputFolder: string;
  /** What a text-to-video model made: of the shots that are the model's, or of all where none is named. */
  readonly modelPicture?: ModelPicture;
  /** The own photos, clips and logos that the film shows, checked by whoever lays them out. */
  readonly mediaFiles?: MediaFiles;
  /** What the film is signed with; it stays unsigned where absent. */
  readonly credentials?: SigningCredentials;
  /** Worker threads; as many as cores where absent. The frames do not depend on it. */
  readonly threads?: number;
  /** A speech model for the voice-over; the draft voice where absent. */
  readonly speech?: SpeechSettings;
}

export interface RenderOptions extends RenderSettings {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: FilmProgress) => void;
}
