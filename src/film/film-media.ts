import type { MediaId } from '#domain/ids.ts';
import type { MediaKind } from '#domain/media/media.ts';
import type { FormerCredentials } from '#domain/media/former-credentials.ts';

/** A point of a picture, each from 0 to 1: from its left and from its upper edge. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** An own photo or clip, checked and written anew. No paths: an order is pure; see {@link MediaFiles}. */
export interface FilmMedia {
  readonly mediaId: MediaId;
  readonly kind: Extract<MediaKind, 'image' | 'clip'>;
  /** Of the file that is used, in hexadecimal. */
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  /** Of a clip. */
  readonly seconds: number | null;
  /** How it came about, as its metadata or its maker declare: a term of IPTC's digital source types. */
  readonly sourceType: string | null;
  /** What remains of the content credentials that it came with. */
  readonly credentials?: FormerCredentials;
  /** What has to be seen; found in the picture where absent. */
  readonly focus?: Focus;
}

/** Whose picture a shot shows. */
export type FilmShotSource =
  | { readonly source: 'studio' }
  /** With a photo, the model's clip begins with it. */
  | { readonly source: 'model'; readonly media?: FilmMedia }
  | { readonly source: 'media'; readonly media: FilmMedia };

export const STUDIO_SOURCE: FilmShotSource = { source: 'studio' };

/** The photo or clip that a shot shows, or that a model's clip of it begins with; null where there is none. */
export function mediaOfShot(shot: FilmShotSource): FilmMedia | null {
  return shot.source === 'studio' ? null : (shot.media ?? null);
}

/** Where the files of photos, clips and logos are, by their ids, for whoever makes the film. */
export type MediaFiles = Readonly<Record<MediaId, string>>;
