import { MICROS_PER_DOLLAR } from '#domain/clips/clip-costs.ts';

/** How much footage of a video model costs its operator, shown when choosing a model. */
export const PRICE_CLASSES = ['own', 'low', 'medium', 'high'] as const;
export type PriceClass = (typeof PRICE_CLASSES)[number];

/** In dollars per second; hosted models cost 0.03 to 0.75 in autumn 2026. */
const LOW_BELOW = 0.1;
const MEDIUM_BELOW = 0.3;

/** Returns the price class for a price per second of footage; `own` has no cost per clip. */
export function priceClassOf(pricePerSecondMicros: number): PriceClass {
  const dollars = pricePerSecondMicros / MICROS_PER_DOLLAR;
  if (dollars === 0) return 'own';
  if (dollars < LOW_BELOW) return 'low';
  return dollars < MEDIUM_BELOW ? 'medium' : 'high';
}
