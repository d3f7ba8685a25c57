import { CONTROL_DEFAULTS, type Controls } from '#domain/controls.ts';
import type { FilmOrder } from '#film/film-order.ts';

/** The film that is measured. */
export function benchOrder(shortSidePixels: number, controls: Partial<Controls>): FilmOrder {
  return {
    prompt: 'A glamorous Friday night of roulette at the Grand Meridian. Book your table now!',
    preset: 'roulette',
    controls: { ...CONTROL_DEFAULTS, ...controls },
    seed: 7,
    organizationName: 'The Grand Meridian',
    markets: ['US'],
    shortSidePixels,
  };
}
