import { CONTROL_DEFAULTS, type Controls } from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';

/** The film that is measured. */
export function benchOrder(
  shortSidePixels: number,
  controls: Partial<Controls>,
  presetId = 'roulette',
): FilmOrder {
  const preset = PRESET_IDS.find((id) => id === presetId);
  if (preset === undefined) throw new Error(`There is no preset "${presetId}".`);
  return orderFromPrompt({
    prompt: 'A glamorous Friday night of roulette at the Grand Meridian. Book your table now!',
    preset,
    controls: { ...CONTROL_DEFAULTS, ...controls },
    seed: 7,
    signature: 'The Grand Meridian',
    markets: ['US'],
    shortSidePixels,
  });
}
