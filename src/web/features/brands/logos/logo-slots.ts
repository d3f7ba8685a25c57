import type { LogoGround, LogoVariant } from '#domain/brands/brand.ts';
import type { LogoSlot } from '#web/features/brands/brand-draft.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

export const VARIANT_LABELS: Readonly<Record<LogoVariant, string>> = {
  full: TEXTS.fullLogo,
  mark: TEXTS.mark,
  mono: TEXTS.oneColour,
};
const GROUND_LABELS: Readonly<Record<LogoGround, string>> = {
  light: TEXTS.onLight,
  dark: TEXTS.onDark,
};

/** What logos stand on here, whatever the theme of the page, and what is written there. */
const GROUNDS: Readonly<Record<LogoGround, { backgroundColor: string; color: string }>> = {
  light: { backgroundColor: '#ffffff', color: '#3d3d3d' },
  dark: { backgroundColor: '#141414', color: '#d6d6d6' },
};

const partsOf = (slot: LogoSlot) => slot.split(' ') as [LogoVariant, LogoGround];

export function groundOf(slot: LogoSlot) {
  const [, ground] = partsOf(slot);
  return GROUNDS[ground];
}

export function labelOfSlot(slot: LogoSlot): string {
  const [variant, ground] = partsOf(slot);
  return `${VARIANT_LABELS[variant]} ${GROUND_LABELS[ground]}`;
}
