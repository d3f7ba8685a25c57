import { toFilmError } from '#film/film-error.ts';
import type { FilmOrder } from '#film/film-order.ts';
import {
  createWorkerPoolFor,
  renderStoryboard,
  type FinishedFilm,
  type RenderOptions,
} from '#film/render/render-storyboard.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Makes a film from its order, in this process, with the promises of {@link renderStoryboard}. */
export async function renderFilm(order: FilmOrder, options: RenderOptions): Promise<FinishedFilm> {
  const pool = createWorkerPoolFor(options);
  let storyboard: Storyboard;
  try {
    storyboard = planStoryboard(order);
  } catch (error) {
    await pool.terminate();
    throw toFilmError(error, 'badOrder');
  }
  return renderStoryboard(storyboard, options, pool);
}
