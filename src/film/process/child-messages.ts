import type { FilmFault } from '#film/film-error.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { FinishedFilm } from '#film/render/render-film.ts';
import type { FilmProgress, RenderSettings } from '#film/render/render-options.ts';

/** What the parent says to a film process. */
export type ToChild =
  | { readonly kind: 'render'; readonly order: FilmOrder; readonly settings: RenderSettings }
  | { readonly kind: 'cancel' };

/** What a film process says to its parent. */
export type FromChild =
  | ({ readonly kind: 'progress' } & FilmProgress)
  | { readonly kind: 'finished'; readonly film: FinishedFilm }
  | { readonly kind: 'failed'; readonly reason: FilmFault; readonly message: string };
