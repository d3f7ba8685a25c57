import { readBriefOfOrder } from '#brief/read-brief-of-order.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { composeStoryboard } from '#film/storyboard/compose-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Plans the film of an order. Pure: the same order gives the same plan, whatever its words. */
export function planStoryboard(order: FilmOrder): Storyboard {
  return composeStoryboard(readBriefOfOrder(order), order);
}
