import type { Brief } from '#brief/brief.ts';
import { readBriefOfOrder } from '#brief/read-brief-of-order.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { composeStoryboard } from '#film/storyboard/compose-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Raised when what is stored of a plan changes, or makes another film than before. */
export const PLAN_VERSION = 1;

/** A film as it was planned: what was read of the order, and what follows from that. */
export interface FilmPlan {
  readonly version: number;
  readonly brief: Brief;
  readonly storyboard: Storyboard;
}

/** Reads an order and plans its film. Pure: the same order gives the same plan, whatever its words. */
export function planFilm(order: FilmOrder): FilmPlan {
  const brief = order.brief ?? readBriefOfOrder(order);
  return { version: PLAN_VERSION, brief, storyboard: composeStoryboard(brief, order) };
}

/** Plans the film of an order. Pure: the same order gives the same plan, whatever its words. */
export function planStoryboard(order: FilmOrder): Storyboard {
  return planFilm(order).storyboard;
}
