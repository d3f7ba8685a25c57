import { CONTROL_DEFAULTS, type Controls } from '#domain/controls.ts';
import type { FilmOrder } from '#film/film-order.ts';

/** A small, short film to order in tests. */
export function exampleOrder(controls: Partial<Controls> = {}): FilmOrder {
  return {
    prompt: 'An elegant Friday night of roulette at the Grand Meridian. Book your table now!',
    preset: 'roulette',
    controls: { ...CONTROL_DEFAULTS, duration: 5, ...controls },
    seed: 5,
    organizationName: 'The Grand Meridian',
    markets: ['US'],
    shortSidePixels: 160,
  };
}
