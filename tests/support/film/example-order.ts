import { CONTROL_DEFAULTS, type Controls } from '#domain/order/controls.ts';
import type { LookWishes } from '#brief/brief.ts';
import type { FilmOrder } from '#film/film-order.ts';

/** A look that leaves everything open. */
export const NO_WISHES: LookWishes = {
  occasion: null,
  setting: null,
  mood: null,
  music: null,
  pace: null,
  dressing: [],
  isDressed: false,
  colors: { hues: [], metal: null, room: null, tone: null, suggested: null },
};

/** A small, short film to order in tests. */
export function exampleOrder(controls: Partial<Controls> = {}): FilmOrder {
  return {
    preset: 'roulette',
    controls: { ...CONTROL_DEFAULTS, duration: 5, ...controls },
    seed: 5,
    words: {
      headline: 'Midnight Roulette',
      lines: [{ kind: 'when', text: 'Friday night', condition: null }],
      callToAction: 'Book your table',
      signature: 'The Grand Meridian',
      terms: null,
    },
    language: 'en',
    look: NO_WISHES,
    crowd: null,
    markets: ['US'],
    shortSidePixels: 160,
  };
}
