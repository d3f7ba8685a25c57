import type { MediaFiles } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** What a preview process is asked for. */
export interface ToPreview {
  /** Told back with every answer. */
  readonly id: number;
  readonly order: FilmOrder;
  readonly mediaFiles: MediaFiles;
  readonly wantsStills: boolean;
  /** Indices of the shots to be drawn, in this order; all where absent. */
  readonly shots?: readonly number[] | undefined;
  /** Milliseconds since 1970; what is not drawn by then is of no use to anybody. */
  readonly endsAt: number;
}

/** One `planned`, then a `still` for each wanted shot that was drawn in time, then one `done`. */
export type FromPreview = { readonly id: number } & (
  | { readonly kind: 'planned'; readonly storyboard: Storyboard }
  | { readonly kind: 'still'; readonly shotIndex: number; readonly jpeg: Uint8Array }
  | { readonly kind: 'done' }
);
