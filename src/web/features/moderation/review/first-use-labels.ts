import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

export type FirstUse = ReviewJobBody['firstUses'][number];

export const FIRST_USE_LABELS: Record<FirstUse['kind'], string> = {
  image: TEXTS.newPhoto,
  clip: TEXTS.newClip,
  logo: TEXTS.newLogo,
  font: TEXTS.newFont,
  brand: TEXTS.newBrand,
};
