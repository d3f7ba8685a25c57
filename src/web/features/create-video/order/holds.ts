/** Why an order waits for a reviewer before its video is made. */
import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';

type Finding = VerdictBody['findings'][number];

/** Whatever else holds an order is in its words. */
const REASONS: Partial<Record<Finding['category'], string>> = {
  brand: TEXTS.heldForBrand,
  media: TEXTS.heldForFile,
  market: TEXTS.heldForMarket,
};

/** What the advertising policy's note does not say: what is new of brand and files. */
export function holdNotes(holds: readonly Finding[]): string[] {
  return holds
    .filter(({ category }) => category === 'brand' || category === 'media')
    .map(({ message }) => message);
}

/** The same in a few words for each kind, beside the price. */
export function holdReasons(holds: readonly Finding[]): string[] {
  return [...new Set(holds.map(({ category }) => REASONS[category] ?? TEXTS.heldForWords))];
}
