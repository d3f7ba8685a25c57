import type { Lockable } from '#domain/brands/brand.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

export const LOCK_LABELS: Readonly<Record<Lockable, string>> = {
  palette: TEXTS.colors,
  logos: TEXTS.logos,
  fonts: TEXTS.fonts,
  signature: TEXTS.signature,
  callToAction: TEXTS.callToAction,
  address: TEXTS.address,
  website: TEXTS.website,
  tone: TEXTS.tone,
  endCard: TEXTS.endCard,
  intro: TEXTS.intro,
  watermark: TEXTS.watermark,
};
