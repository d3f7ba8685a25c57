/** Why an order waits for a reviewer before its video is made. */
import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';

type Finding = VerdictBody['findings'][number];

/** What the advertising policy's note does not say: what is new of brand and files. */
export function holdNotes(holds: readonly Finding[]): string[] {
  return holds
    .filter(({ category }) => category === 'brand' || category === 'media')
    .map(({ message }) => message);
}

/** The same in a few words for each kind, beside the price. */
export function holdReasons(holds: readonly Finding[]): string[] {
  return [...new Set(holds.map(({ category }) => reasonOf(category)))];
}

function reasonOf(category: Finding['category']): string {
  switch (category) {
    case 'brand':
      return TEXTS.heldForBrand;
    case 'media':
      return TEXTS.heldForFile;
    case 'market':
      return TEXTS.heldForMarket;
    default:
      return TEXTS.heldForWords;
  }
}
