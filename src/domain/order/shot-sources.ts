import type { MediaId } from '#domain/ids.ts';

/**
 * The source of a shot's picture: the studio, a text-to-video model, or the organization's own
 * photo or clip.
 */
export const SHOT_SOURCES = ['studio', 'model', 'media'] as const;
export type ShotSourceKind = (typeof SHOT_SOURCES)[number];

/** The source of a shot, as specified in an order. */
export type ShotSource =
  | { readonly source: 'studio' }
  /** With a photo, the model's clip starts with it. */
  | { readonly source: 'model'; readonly mediaId?: MediaId | undefined }
  | { readonly source: 'media'; readonly mediaId: MediaId };

/** The maximum number of shot sources an order can specify. */
export const SHOT_SOURCES_MAX = 24;

/** The minimum length of a shot with an own photo or clip. */
export const MEDIA_SHOT_SECONDS_MIN = 1;

/**
 * Whether a film consists only of own photos and clips. It then has exactly these shots, in this
 * order. In all other films, the entries specify the sources of the first shots.
 */
export function isMediaAlone(shots: readonly { readonly source: ShotSourceKind }[]): boolean {
  return shots.length > 0 && shots.every(({ source }) => source === 'media');
}
