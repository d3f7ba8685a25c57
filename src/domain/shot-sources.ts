import type { MediaId } from '#domain/ids.ts';

/** Who makes the picture of a shot: the studio, a text-to-video model, or the organization's own photo or clip. */
export const SHOT_SOURCES = ['studio', 'model', 'media'] as const;
export type ShotSourceKind = (typeof SHOT_SOURCES)[number];

/** The source of a shot, as an order names it. */
export type ShotSource =
  | { readonly source: 'studio' }
  /** With a photo, the model's clip begins with it. */
  | { readonly source: 'model'; readonly mediaId?: MediaId | undefined }
  | { readonly source: 'media'; readonly mediaId: MediaId };

/** An order names the sources of so many shots at most. */
export const SHOT_SOURCES_MAX = 24;

/** No shot of an own photo or clip is shorter. */
export const MEDIA_SHOT_SECONDS_MIN = 1;

/**
 * Whether a film consists of own photos and clips alone: it then has exactly these shots, in this
 * order. In any other film the entries name the sources of its first shots.
 */
export function isMediaAlone(shots: readonly { readonly source: ShotSourceKind }[]): boolean {
  return shots.length > 0 && shots.every(({ source }) => source === 'media');
}
