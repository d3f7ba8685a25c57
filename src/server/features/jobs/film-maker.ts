import type { ModelPicture } from '#film/clips/model-picture.ts';
import type { FilmProof } from '#domain/film-proof.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import type { DigitalSourceType } from '#film/provenance/digital-source-type.ts';

/** How far a film is. */
export interface FilmProgress {
  /** 0 to 1. */
  readonly progress: number;
  /** What is being done, a sentence for people. */
  readonly stage: string;
}

/** Files in the work folder; the caller moves them away. */
export interface FinishedFilm {
  readonly videoPath: string;
  readonly posterPath: string;
  /** What was found out about the finished file; null where nobody looked. */
  readonly record: FilmFacts | null;
  /** WebVTT, where captions were asked for. */
  readonly captionsPath?: string | null;
}

export interface FilmFacts {
  /** Of the film file, in hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
  /** Names the file in its marks. */
  readonly instanceId: string;
  readonly digitalSourceType: DigitalSourceType;
  readonly proof: FilmProof;
}

export interface MakeFilmOptions {
  /** The picture, where a text-to-video model has made it; the studio draws it otherwise. */
  readonly modelPicture: ModelPicture | null;
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

/** Makes a finished film from an order; rejects with a {@link FilmFailure} where it cannot. */
export interface FilmMaker {
  makeFilm(order: FilmOrder, options: MakeFilmOptions): Promise<FinishedFilm>;
}

/** Why a film could not be made: the message is a sentence for people. */
export class FilmFailure extends Error {
  /** Whether the same order may succeed when tried again. */
  readonly isRetryable: boolean;

  constructor(message: string, options: { isRetryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'FilmFailure';
    this.isRetryable = options.isRetryable;
  }
}
