import type { OpenClipReader } from '#film/clips/clip-reader.ts';
import type { FilmMedia } from '#film/film-media.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Frames of a film, one after another, that show the same photo or clip. */
export interface Stretch {
  readonly media: FilmMedia;
  /** Among the film's photos and clips. */
  readonly index: number;
  readonly firstFrame: number;
  /** The end card not counted. */
  readonly frameCount: number;
  /** Whether it is a brand's own opening: shown whole, in its own colours. */
  readonly isIntro: boolean;
}

export interface MediaShot {
  readonly media: FilmMedia;
  readonly path: string;
  readonly film: Pick<Storyboard, 'size' | 'controls' | 'look' | 'seed'>;
  readonly stretch: Stretch;
  readonly openClip: OpenClipReader;
}

/** A photo or clip that frames are drawn from; `progress` goes from 0 to 1 over its stretch. */
export interface OpenShot {
  renderFrame(progress: number, into: Uint8Array): void | Promise<void>;
  /** Its last picture out of focus, for words to stand on. */
  blurFrame(into: Uint8Array): void | Promise<void>;
  close(): void;
}
