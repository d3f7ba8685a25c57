/** Footage of a text-to-video model that fills a stretch of a film. */
export interface FilmClip {
  readonly path: string;
  /** Of the file, in hexadecimal. */
  readonly sha256: string;
  /** Frames of the film that it fills. */
  readonly frameCount: number;
}

/** The picture of a film as a text-to-video model made it: its clips fill the film in order. */
export interface ModelPicture {
  /** The engine's name in the configuration. */
  readonly engine: string;
  readonly model: string;
  readonly clips: readonly FilmClip[];
  /** Whose sound the film has. */
  readonly sound: 'studio' | 'model';
}
